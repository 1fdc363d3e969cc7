/**
 * What California's AB 506 (Business and Professions Code, section 18975) asks of the adults of youth
 * service organizations, as far as we know it: a background check by fingerprints, and training. The
 * law names no period; the check has none, as the Department of Justice reports later arrests to the
 * organization, and two years for the training are a suggestion. First aid is no part of the law.
 */
export const clearancePreset = [
  {
    name: "Background check",
    description:
      "Fingerprints by Live Scan, through the California Department of Justice and the FBI.",
    validMonths: null,
    isNeeded: true,
  },
  {
    name: "Child abuse training",
    description: "Training in identifying and reporting child abuse and neglect.",
    validMonths: 24,
    isNeeded: true,
  },
  {
    name: "First aid",
    description: "First aid and CPR.",
    validMonths: 24,
    isNeeded: false,
  },
] as const;
