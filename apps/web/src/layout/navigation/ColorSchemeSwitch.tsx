import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import classes from "./ColorSchemeSwitch.module.css";

export function ColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme("light", { getInitialValueInEffect: true }) === "dark";
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isDark}
      aria-label="Dark colors"
      title={isDark ? "Light colors" : "Dark colors"}
      className={classes.switch}
      onClick={() => setColorScheme(isDark ? "light" : "dark")}
    >
      {/**
       * Both icons are rendered and the style sheet shows one, so that the first paint is right.
       */}
      <IconMoon className={classes.moon} size={20} stroke={1.75} aria-hidden />
      <IconSun className={classes.sun} size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
