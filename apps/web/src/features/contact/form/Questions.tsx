import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { Section } from "#ui/page/sections.tsx";
import { contactTexts } from "../texts/contact.ts";
import classes from "./Questions.module.css";

/** Frequent questions, expanded so that they can be searched and printed. */
export function Questions() {
  const { eyebrow, title, answers } = contactTexts.questions;
  return (
    <Section eyebrow={eyebrow} title={title} ground="band">
      <dl className={classes.questions}>
        {answers.map(({ question, answer, ...more }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              {answer}
              {"link" in more && (
                <>
                  {" "}
                  <Link to={paths.membership}>{more.link}</Link>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
