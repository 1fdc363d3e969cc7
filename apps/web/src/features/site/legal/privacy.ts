import {
  organization,
  type Retained,
  responseTimes,
  retentionDays,
  SESSION_DAYS,
} from "@headwaters/contracts";
import { letterAddress, mailLink, phoneLink } from "#lib/contactLinks.ts";
import { formatNumber } from "#lib/format.ts";
import { DRAFT_DAYS } from "#ui/forms/drafts/store.ts";
import type { LegalDocument } from "./LegalView.tsx";

/**
 * Data that is deleted automatically, and the start of each period; retentionDays
 * (packages/contracts/src/retention.ts) has the days.
 */
const deleted: Record<Retained, { what: string; from: string }> = {
  answeredMessages: {
    what: "Messages sent by our contact form, with our answers and notes",
    from: "after we answered",
  },
  closedApplications: {
    what: "Membership applications that were declined or withdrawn",
    from: "after the decision",
  },
  unconfirmedSubscriptions: {
    what: "Newsletter addresses that nobody confirmed",
    from: "after they were entered",
  },
  unsubscribedAddresses: {
    what: "Newsletter addresses that were unsubscribed",
    from: "after that day",
  },
  eventNeeds: {
    what: "Notes on allergies and needs of those who came to an event",
    from: "after the first date that the event had, or after signing up for it if that was later",
  },
  eventFacts: {
    what: "What families said of their children (allergies, medicine, swimming, sizes) on the list of an event",
    from: "after the first date that the event had, or after signing up for it if that was later",
  },
  childFacts: {
    what: "What families said of their children (allergies, medicine, swimming, sizes) on their account",
    from: "after the child’s last event, or after the family confirmed it last if that was later",
  },
  consents: {
    what: "Consents for all events of a year, and whether they were withdrawn; those for one event go with its list",
    from: "after the end of that year",
  },
  registrations: {
    what: "Who was registered for an event, and whom to call for them",
    from: "after the first date that the event had, or after signing up for it if that was later",
  },
  clearances: {
    what: "When adults who lead events were cleared, such as by a background check; we keep the dates on this website, and no report",
    from: "after the last day for which they were cleared",
  },
  pickUpPeople: {
    what: "People who may pick up a child, with their phone numbers",
    from: "after they were saved, and while we keep a registration of the child",
  },
  guardianInvitations: {
    what: "Invitations to be a guardian of a child that nobody answered",
    from: "after they expired",
  },
  mails: {
    what: "The record of which email this website sent to whom; what an email says is deleted as soon as it is sent, and of the emails of an account’s last day a fingerprint of the address is left when it is deleted",
    from: "after it was sent, or after its link expired",
  },
  failedMails: {
    what: "Emails that this website could not send",
    from: "after the last try",
  },
  newsletterDeliveries: {
    what: "The record of which newsletter went to which address",
    from: "after the newsletter was sent",
  },
  submissions: {
    what: "Fingerprints of forms that were sent, by which we notice that the same was sent twice",
    from: "after the form was sent",
  },
  emailChanges: {
    what: "New email addresses for an account that nobody confirmed",
    from: "after the link in our email expired",
  },
  expiredTokens: {
    what: "Access tokens by which programs act for an account",
    from: "after their end",
  },
  unusedTokens: {
    what: "Access tokens that nobody uses",
    from: "after their last use",
  },
  unconfirmedApps: {
    what: "Keys of apps for sign-in codes that no code has confirmed",
    from: "after they were made",
  },
  webhookDeliveries: {
    what: "What other systems were told by this website",
    from: "after they were told",
  },
  roleInvitations: {
    what: "One-time links by which someone joins our staff on this website",
    from: "after they expired",
  },
};

const formatDays = (count: number) => (count === 1 ? "1 day" : `${count} days`);

export const privacy: LegalDocument = {
  title: "Privacy Policy",
  eyebrow: "Your information",
  description: `What ${organization.name} collects about young anglers and their families, why, who sees it, and what you can ask us to do with it.`,
  lead: "Here is what we collect about you and your child, why we need it, who sees it, and what you can ask us to do with it.",
  updated: "2024-01-01",
  summary: [
    "We collect what we need to run safe programs, and little else.",
    "We do not sell, rent or trade personal information. We show no advertising; sponsors are named on our sponsors page.",
    "For a child under 13 we ask a parent for verifiable consent first.",
    `You can see, correct, delete or take away your information. We answer within ${responseTimes.privacy}.`,
  ],
  sections: [
    {
      id: "scope",
      title: "Who We Are and What This Covers",
      blocks: [
        `${organization.name} (“we”, “us”) is a nonprofit that teaches young people ages 6 to 18 to fish and to take care of the water the fish live in. This policy covers the personal information we handle through this website, by email and phone, on paper, and at our programs and events.`,
        "Personal information means anything that says who someone is or can be connected with that person: a name, an email address, a photograph, an allergy noted on a form.",
        "Where this policy says “parent”, it means a parent or legal guardian.",
      ],
    },
    {
      id: "children",
      title: "Children and Their Parents",
      blocks: [
        "Most of the people we serve are children. We comply with the Children’s Online Privacy Protection Act (COPPA), the federal law that protects children under 13 online.",
        {
          note: "Verifiable parental consent is required before we collect personal information from a child under 13.",
        },
        { heading: "How we obtain consent" },
        "We first tell the parent what we would collect, how we would use it and with whom we would share it. We then ask for consent in a way that lets us be reasonably sure that it comes from the parent, such as a signed form returned by mail or as a scan, or a conversation by phone or in person with someone we can identify. Until we have it, we do not use the child’s information. If consent does not come within a reasonable time, we delete what we were given.",
        { heading: "What children should not do alone" },
        "If you are under 13, please do not create an account, apply for membership, sign up for the newsletter or write to us through this website yourself. Ask a parent to do it for you. A parent also fills in the account and membership forms for anyone under 18. If we learn that we hold information from a child under 13 without consent, we delete it.",
        { heading: "What a parent can do at any time" },
        {
          list: [
            "Read the personal information that we hold about their child.",
            "Have it corrected or deleted.",
            "Withdraw consent, and refuse to let us collect or use more.",
            "Agree that we collect and use the information without agreeing that we share it with others, unless sharing is part of the program itself.",
          ],
        },
        "We never make a child’s place in a program depend on giving us more information than that program needs.",
      ],
    },
    {
      id: "what-we-collect",
      title: "Information We Collect",
      blocks: [
        { heading: "What you give us" },
        {
          terms: [
            {
              term: "Registration information",
              text: "The name, age and contact details of a participant; the name and contact details of a parent; emergency contacts; health information that matters for safety, such as an allergy or a medicine to be carried; and the name, email address and password of an account on this website.",
            },
            {
              term: "Program information",
              text: "Which programs and events you sign up for and attend, membership type, skill level, equipment borrowed, achievements, and notes about an injury or incident.",
            },
            {
              term: "Communications",
              text: "Messages you send us by contact form, by email or by mail, what you tell us by phone, answers to surveys, and whether you subscribe to our newsletter.",
            },
            {
              term: "Photos, with consent",
              text: "Photographs and video from our programs. We publish a picture in which a child can be recognized only with a parent’s written consent, and never with the child’s full name. See [photographs](#photographs).",
            },
          ],
        },
        { heading: "What we receive when you use the website" },
        {
          terms: [
            {
              term: "Usage information",
              text: "Which of our pages you open, and when.",
            },
            {
              term: "Device information",
              text: "What every browser says about itself when it opens a page: its name and version, the operating system and the preferred language.",
            },
            {
              term: "Log data",
              text: "The technical record that our servers keep of requests and errors, which may include the internet (IP) address a request came from. We use it to keep the site working and to stop misuse.",
            },
            {
              term: "Cookies",
              text: "Small files that a website leaves in a browser. See [which one we use](#cookies) below.",
            },
          ],
        },
        "We do not buy information about families from anyone, and we do not ask for Social Security numbers or immigration status. Please do not send card numbers or health details by email or through the contact form. Tell us about health by phone, on the form at your first visit, or when you register for an event: in a note, or in what you tell us once about your child’s allergies and medicine.",
      ],
    },
    {
      id: "uses",
      title: "How We Use It",
      blocks: [
        {
          list: [
            "To register participants, keep accounts and memberships, and run programs and events.",
            "To keep people safe: to match activities with age and ability, to reach a parent, and to act in an emergency.",
            "To answer your questions and to tell you about changes, such as a cancelled day on the water.",
            "To send the newsletter to those who asked for it. Every issue says how to stop it.",
            "To take payments and record donations, and to keep the books the law requires.",
            "To learn which programs work, and to report to our board and supporters in numbers that do not identify anyone.",
            "To protect the website and the people who use it against fraud and misuse.",
            "To meet our legal duties.",
          ],
        },
        "We use information for the purpose you gave it for. If we ever need it for a different one, we ask first. We do not make decisions about anyone by automated means alone.",
      ],
    },
    {
      id: "safeguards",
      title: "How We Protect It",
      blocks: [
        "Our safeguards fit the information. They are strictest for health information and for anything about a child.",
        {
          list: [
            "Only staff and volunteers who need a piece of information for their work may see it, and they may pass it on only as this policy says. What you tell us when you register for an event is seen by our staff and by the leaders of that event; once you have cancelled, by our staff alone. A child’s allergies, medicine and sizes are shown to leaders from three days before their event to the day after it. A child’s guardians see what concerns the child alike, and nothing else of each other.",
            "We keep paper forms locked up. Forms that travel to the water travel with an instructor.",
            "Information sent between your browser and this website is encrypted on the way.",
            "Passwords are stored only in a scrambled form (a salted hash) that cannot be turned back. Nobody here can read yours.",
            "We keep our software up to date and look for signs of misuse.",
          ],
        },
        "No method of sending or storing information is perfectly secure, and we cannot promise that ours is. If a breach puts your information at risk, we tell you and the authorities as the law requires, and without delay.",
      ],
    },
    {
      id: "sharing",
      title: "When We Share It",
      blocks: [
        {
          note: "We do not sell, rent or trade personal information, and we do not share it for anyone’s advertising.",
        },
        "We share it only in these cases, and only as much as each one needs:",
        {
          list: [
            "With instructors, volunteers and partner organizations that run a program with us, so that they can run it safely.",
            "With companies that work for us, for example to host this website, deliver email or process payments. They may use the information for that work alone.",
            "With medical staff, rescue services or a participant’s emergency contacts when someone’s health or safety is at stake.",
            "With authorities, when a law, a court or the protection of a child requires it.",
            "With a successor organization, if our programs were ever carried on by another nonprofit. It would be bound by this policy, and we would tell you first.",
            "With anyone else only when you have agreed.",
          ],
        },
        "Sponsors and grant makers receive numbers, such as how many children took part. They receive no names.",
      ],
    },
    {
      id: "photographs",
      title: "Photographs",
      blocks: [
        "Registration forms ask separately whether we may take and publish pictures of a participant. You may say no, and it makes no difference to your child’s spot. We record who agreed, for whom, when, and to which words; when we change the words, we ask again.",
        `You may change your mind at any time: withdraw the consent on [your account page](/account#consents), and the leaders’ list says “No photos” at once. For pictures that are published already, write to ${mailLink} and say which picture or which child you mean. We will remove it from this website and not print it again. We cannot take back copies that others have already made or printed.`,
        "Visitors at events take pictures of their own. We ask them to respect other families, but we cannot control what they publish.",
      ],
    },
    // Change this section when the site sets another cookie.
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        "A cookie is a small file that a website asks your browser to keep. This website sets two cookies, both of them essential, and only when you sign in or set a new password. There are four types of cookies. Here is how we use each:",
        {
          table: {
            caption: "Types of cookies and whether this website uses them",
            columns: ["Type", "What it is for", "On this website"],
            rows: [
              [
                "Essential",
                "Making something work that you asked for, such as staying signed in.",
                `Used when you sign in: one cookie that holds a random number, so that we recognize you on the next page, which ends when you log out, or ${formatNumber(SESSION_DAYS)} days after your last visit; and one that proves that you have signed in from this browser before, so that strangers who guess at your password cannot keep you from signing in. It holds a random number and codes that do not say who you are, and ends a year after you last signed in.`,
              ],
              [
                "Analytics",
                "Counting visits and learning which pages are useful.",
                "Not used. We would ask for your consent first.",
              ],
              [
                "Preference",
                "Remembering choices, such as colors or a language.",
                "Not used. We would ask for your consent first.",
              ],
              [
                "Marketing",
                "Following visitors from site to site to show them advertising.",
                "Not used. We would ask for your consent first, and never for a child.",
              ],
            ],
          },
        },
        `Besides cookies, your browser keeps small notes for itself: whether you chose light or dark colors; when somebody last signed in or out; while a form is being sent, a random number by which we keep it once; and, for people who write articles, an unfinished draft. A draft is shown only to the account that wrote it. It stays on your device when you sign out, so that nothing is lost, until you publish or discard it or delete your account, for ${DRAFT_DAYS} days at most.`,
        "You can refuse or delete cookies in your browser’s settings. Every public page of this website works without them. Only signing in needs one.",
        "Because we do not track anyone across websites, the site behaves the same whether or not your browser sends a Do Not Track or Global Privacy Control signal.",
      ],
    },
    {
      id: "keeping",
      title: "How Long We Keep It",
      blocks: [
        "We keep information only as long as we need it for the purpose we collected it for, or as the law requires. Then we delete it or remove what identifies a person.",
        {
          list: [
            "Accounts: until you ask us to close yours, or delete it yourself.",
            "Memberships: as long as they last. Applications and messages that wait for us are kept until they are answered.",
            "Children on your account, with the people who may pick them up: until you remove them, or delete the account. Their allergies, medicine and sizes: until you empty them, or their time below is over. A child with other guardians stays with them.",
            "Paper forms and health information for programs: through the season you gave them for, and longer only where an incident, our insurer or the law calls for it.",
            "Payment and donation records: as long as tax and accounting rules require.",
            "Newsletter addresses: until you unsubscribe.",
            "Server logs: for a short time, unless we are looking into an error or misuse.",
          ],
        },
        "Every day this website deletes by itself what has reached the end of its time:",
        {
          table: {
            caption: "What this website deletes by itself, and when",
            columns: ["What", "Deleted"],
            rows: Object.entries(deleted).map(([name, { what, from }]) => [
              what,
              `${formatDays(retentionDays[name as Retained])} ${from}`,
            ]),
          },
        },
        "What our staff do on this website is written down and kept, so that we can answer for it. That record names the people it is about by numbers alone. Once their information is deleted, nobody can tell from it who they were.",
      ],
    },
    {
      id: "rights",
      title: "Your Privacy Rights",
      blocks: [
        "You may ask us the following about your own information, and a parent may ask it about their child’s:",
        {
          terms: [
            {
              term: "Access",
              text: "To know what we hold about you, where it came from and with whom we have shared it, and to receive a copy.",
            },
            { term: "Correction", text: "To have us correct what is wrong or out of date." },
            {
              term: "Deletion",
              text: "To have it deleted, unless a law or an open matter such as an injury claim requires us to keep it. We will then tell you what stays and why.",
            },
            {
              term: "Opt-out",
              text: "To stop the newsletter, fundraising letters and any other message that is not needed for a program you are part of.",
            },
            {
              term: "Portability",
              text: "To receive the information you gave us in a common electronic format, for yourself or for another organization.",
            },
            {
              term: "Withdrawing consent",
              text: "To take back any consent, for example to photographs. It does not undo what happened before.",
            },
          ],
        },
        { note: `We respond to every request within ${responseTimes.privacy}.` },
        "On [your account page](/account) you can see, correct, download and delete what belongs to your account, any time.",
        `Write to ${mailLink}, call ${phoneLink}, or use our [contact page](/contact?about=privacy). So that nobody else obtains your information, we may ask you to confirm who you are, or that you are the child’s parent. Requests are free, and we treat nobody differently for making one.`,
        { heading: "If you live in California" },
        "We do not sell or share personal information as California law defines those words, and we do not disclose it to others for their direct marketing. If you are under 18 and have posted something on this website with your account, you may ask us to remove it; removal may not erase copies that others have made.",
        "If our answer does not satisfy you, please tell us, and a member of our board will look at it. You may also turn to the California Attorney General or, about a child’s privacy online, to the Federal Trade Commission.",
      ],
    },
    {
      id: "elsewhere",
      title: "Links and Other Countries",
      blocks: [
        "Our pages link to other websites, such as those of our sponsors. Their own policies apply there; please read them.",
        "We work in the United States. If you write to us from elsewhere, your information comes here, and we handle it as this policy says.",
      ],
    },
    {
      id: "changes",
      title: "Changes to This Policy",
      blocks: [
        "When we change this policy, we publish the new one here with a new date. If a change matters to you, we also tell account holders and the parents of participants by email before it takes effect. We will not use a child’s information in a new way without asking the parent again.",
      ],
    },
  ],
  contact: {
    title: "Questions About Your Privacy?",
    text: `Ask us anything about this policy or your information: use our contact page, write to ${mailLink}, call ${phoneLink}, or send a letter to ${letterAddress}.`,
    buttons: ["Contact Us About Privacy"],
    about: "privacy",
  },
};
