/*
 * The refund of a program's fee when a family cancels. Families agree to it when they register, so
 * REGISTRATION_TERMS_VERSION in contracts changes with it.
 */

/** More than these days before, all but the processing fee. */
export const FULL_REFUND_DAYS = 14;
/** Up to these days before, half; later, nothing. */
export const HALF_REFUND_DAYS = 7;
export const PROCESSING_FEE = "$25";
