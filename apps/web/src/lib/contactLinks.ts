import { organization } from "@headwaters/contracts";

const { email, phone, address, name } = organization;

/** Contact details as links within a text. */
export const mailLink = `[${email}](mailto:${email})`;
export const phoneLink = `[${phone}](tel:${phone.replaceAll(/[^+\d]/g, "")})`;

/** Our postal address in one line. */
export const letterAddress = `${name}, ${address.street}, ${address.city}, ${address.region} ${address.postalCode}`;
