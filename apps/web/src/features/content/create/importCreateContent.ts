export const importCreateContent = () => import("./CreateContent.tsx");
