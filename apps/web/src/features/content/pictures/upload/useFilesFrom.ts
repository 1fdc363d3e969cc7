import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/** The first picture among files, by type; the server checks the content. */
function pictureAmong(files: FileList | undefined): File | undefined {
  const all = Array.from(files ?? []);
  return all.find(({ type }) => type.startsWith("image/")) ?? all[0];
}

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Takes pictures that are pasted or dropped anywhere in the dialog or form around an element,
 * unless another part has handled them.
 * @returns true while files are being dragged over it
 */
export function useFilesFrom(
  inside: RefObject<HTMLElement | null>,
  onFile: (file: File) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const file = pictureAmong(files);
    if (event.defaultPrevented || !file) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const around = inside.current?.closest<HTMLElement>("[role=dialog], form");
    if (!around) return;
    const done = new AbortController();
    const { signal } = done;
    const listen = <E extends Event>(name: string, listener: (event: E) => void) =>
      around.addEventListener(name, listener as EventListener, { signal });
    listen<ClipboardEvent>("paste", (event) => take(event, event.clipboardData?.files));
    listen<DragEvent>("dragover", (event) => {
      if (!carriesFiles(event)) return;
      event.preventDefault(); // Otherwise the browser would leave the page and show the file.
      setIsOver(true);
    });
    listen<DragEvent>("dragleave", ({ relatedTarget }) => {
      if (!around.contains(relatedTarget as Node | null)) setIsOver(false);
    });
    listen<DragEvent>("drop", (event) => {
      setIsOver(false);
      take(event, event.dataTransfer?.files);
      if (carriesFiles(event)) event.preventDefault();
    });
    return () => done.abort();
  }, [inside]);
  return isOver;
}
