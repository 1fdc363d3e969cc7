export { applicationStatusNames, membershipTypeNames } from "./texts/applications.ts";
