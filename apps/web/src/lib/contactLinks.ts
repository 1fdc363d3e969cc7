import { organization } from "@headwaters/contracts";

/** The address that dials a number: (555) 010-0142 becomes tel:5550100142. */
export const formatPhoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;

const { email, phone, address, name } = organization;

/** Contact details as links within a text. */
export const mailLink = `[${email}](mailto:${email})`;

export const phoneLink = `[${phone}](${formatPhoneLink(phone)})`;

/** Our postal address in one line. */
export const letterAddress = `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
