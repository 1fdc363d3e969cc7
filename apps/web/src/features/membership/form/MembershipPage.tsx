import type { MembershipType } from "@headwaters/contracts";
import { Hero } from "#layout/Hero.tsx";
import { scrollToElement } from "#lib/browser.ts";
import { paths } from "#lib/paths.ts";
import { PageMeta } from "#ui/meta/PageMeta.tsx";
import { membershipTexts } from "../texts/membership.ts";
import { MembershipForm } from "./MembershipForm.tsx";
import { Tiers } from "./Tiers.tsx";
import { WhyJoin } from "./WhyJoin.tsx";

export default function MembershipPage() {
  const { title, description, hero, eyebrow, lead } = membershipTexts;

  function choose(type: MembershipType) {
    // Found in the document, because the form may not be hydrated yet.
    const radio = `[name="membershipType"][value="${type}"]`;
    const choice = document.querySelector<HTMLInputElement>(radio);
    if (!choice) return;
    // Clicking, like a user, clears the field's error.
    choice.click();
    scrollToElement(choice);
  }

  return (
    <>
      <PageMeta title={title} description={description} path={paths.membership} />
      <Hero picture={hero} eyebrow={eyebrow} title={title}>
        <p>{lead}</p>
      </Hero>
      <Tiers onChoose={choose} />
      <WhyJoin />
      <MembershipForm />
    </>
  );
}
