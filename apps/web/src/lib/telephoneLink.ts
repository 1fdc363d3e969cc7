/** The address that dials a number: (555) 010-0142 becomes tel:5550100142. */
export const formatPhoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
