import { type RefObject, useEffect } from "react";
import { whenIdle } from "#lib/browser.ts";
import { photoAt } from "../photoAddress.ts";

/** Prefetches the pictures beside the shown one after it has loaded, in the same format. */
export function useNeighbors(stage: RefObject<HTMLElement | null>, index: number) {
  useEffect(() => {
    const shown = stage.current?.querySelector("img");
    if (!shown) return;
    let cancelIdle = () => {};
    const fetchNeighbors = () => {
      cancelIdle = whenIdle(() => {
        const format = shown.currentSrc.split(".").at(-1);
        for (const step of [1, -1]) {
          const { name, width } = photoAt(index + step).picture;
          new Image().src = `/pictures/${name}-${width}.${format}`;
        }
      });
    };
    if (shown.complete) fetchNeighbors();
    else shown.addEventListener("load", fetchNeighbors);
    return () => {
      shown.removeEventListener("load", fetchNeighbors);
      cancelIdle();
    };
  }, [stage, index]);
}
