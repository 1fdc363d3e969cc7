/** Shared data of the mail samples. */
export const ana = { to: "ana@example.org", firstName: "Ana" };
export const office = "office@example.org";
export const SITE = "http://localhost:3000";
export const token = "Zm9yIHByZXZpZXdzIG9ubHksIG5vdCBhIHRva2Vu";
export const expiresAt = new Date("2100-01-01T00:00:00Z");
