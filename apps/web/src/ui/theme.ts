import {
  type ButtonProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineTheme,
} from "@mantine/core";

const ocean: MantineColorsTuple = [
  "#edf6fa",
  "#d8eaf2",
  "#b4d5e4",
  "#88bad0",
  "#5a9cb9",
  "#38809f",
  "#226886",
  "#17536e",
  "#103f55",
  "#0a2c3d",
];
const forest: MantineColorsTuple = [
  "#eff6ef",
  "#dcebdd",
  "#b9d6bc",
  "#8fbb95",
  "#679d70",
  "#478054",
  "#336943",
  "#275436",
  "#1d4029",
  "#122b1b",
];
const sand: MantineColorsTuple = [
  "#fbf8f1",
  "#f4eee2",
  "#e8deca",
  "#d8c9ad",
  "#c4b08c",
  "#a98f67",
  "#87704c",
  "#675539",
  "#473b28",
  "#2b2418",
];
/** Mantine's dark scheme uses these colors: deep water instead of gray. */
const dark: MantineColorsTuple = [
  "#e6eff1",
  "#bfd2d8",
  "#93afb9",
  "#64889a",
  "#33586b",
  "#1e4356",
  "#123446",
  "#0b2635",
  "#061c29",
  "#03121c",
];

export const theme = createTheme({
  colors: { ocean, forest, sand, dark },
  primaryColor: "ocean",
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  black: "#0a2c3d",
  defaultRadius: "xs",
  radius: { xs: "3px", sm: "4px" },
  fontFamily: "var(--hw-text-face)",
  headings: { fontFamily: "var(--hw-display-face)", fontWeight: "700" },
  respectReducedMotion: true,
  cursorType: "pointer",
  components: {
    Anchor: { defaultProps: { underline: "always" } },
    Button: {
      defaultProps: { size: "md" },
      // Mantine computes contrast for the light scheme only; the design tokens are right in both.
      vars: (_theme: MantineTheme, { variant = "filled", color }: ButtonProps) => {
        const root: Record<string, string> = {};
        if (variant === "danger") root["--button-bg"] = root["--button-hover"] = "var(--hw-danger)";
        if (variant === "danger" || (variant === "filled" && !color)) {
          root["--button-color"] = "var(--hw-on-primary)";
        }
        return { root };
      },
    },
    Checkbox: {
      defaultProps: { size: "md", radius: "xs", iconColor: "var(--hw-on-primary)" },
    },
    Input: { defaultProps: { size: "md" } },
    InputWrapper: {
      defaultProps: {
        size: "md",
        inputWrapperOrder: ["label", "input", "description", "error"],
      },
    },
    PasswordInput: {
      defaultProps: {
        visibilityToggleFocusable: true,
        visibilityToggleButtonProps: { "aria-label": "Show what is typed" },
      },
    },
    Fieldset: { defaultProps: { variant: "unstyled" } },
    Textarea: {
      defaultProps: {
        autosize: true,
        maxRows: 20,
        resize: "vertical",
        inputWrapperOrder: ["label", "description", "input", "error"],
      },
    },
  },
});

const shared = {
  "--mantine-color-body": "var(--hw-paper)",
  "--mantine-color-text": "var(--hw-ink)",
  "--mantine-color-dimmed": "var(--hw-ink-soft)",
  "--mantine-color-placeholder": "var(--hw-ink-soft)",
  "--mantine-color-error": "var(--hw-danger)",
  "--mantine-color-default": "transparent",
  "--mantine-color-default-hover": "var(--hw-hover)",
  "--mantine-color-default-border": "var(--hw-field-rule)",
  "--mantine-color-default-color": "var(--hw-ink)",
};

/** Mantine's own colors follow the design tokens of styles/tokens.css. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: shared,
  dark: shared,
});
