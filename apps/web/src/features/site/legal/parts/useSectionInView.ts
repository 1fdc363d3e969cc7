import { useEffect, useState } from "react";

/**
 * The id of the section at the reader's position: the one that crosses a line in the upper third of
 * the window.
 */
export function useSectionInView(sections: readonly { id: string }[]): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          if (isIntersecting) setShown(target.id);
          // Above the first section there is no reader's position.
          else if (target.id === sections[0]?.id && boundingClientRect.top > 0) setShown(undefined);
        }
      },
      { rootMargin: "-30% 0px -69% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return shown;
}
