import { mix, shade } from "../../drawing/color.ts";
import { group, num, type Point } from "../../drawing/path.ts";

/**
 * A hand cupped under something, seen from its owner's side: forearm from below, palm up, the
 * fingers reaching away beyond what is held. The fingers lie behind it and the thumb before it, so
 * they come apart: draw `fingers`, then what is held, then `front`. The point is the palm's middle;
 * `size` is the palm's width in design pixels; `side` 1 is a left hand.
 */
export function cupped(
  [x, y]: Point,
  size: number,
  side: 1 | -1,
  tone: string,
  sleeve: string,
): { readonly fingers: string; readonly front: string } {
  const put = `transform="translate(${num(x)} ${num(y)}) scale(${num(size * side)} ${num(size)})"`;
  const dark = shade(tone, 0.22);
  const lit = mix(tone, "#fff1dc", 0.25);
  const finger = (fx: number, top: number, lean: number) => {
    const path = `M${fx} 0.1C${fx} -0.3 ${fx + lean * 0.5} ${top * 0.7} ${fx + lean} ${top}`;
    const tip: Point = [fx + lean, top];
    const bar = (color: string, w: number) =>
      `<path d="${path}" fill="none" stroke="${color}" stroke-width="${w}" stroke-linecap="round"/>`;
    const pad = `<ellipse cx="${tip[0]}" cy="${tip[1] + 0.02}" rx="0.05" ry="0.085" fill="${lit}" opacity="0.55"/>`;
    return bar(dark, 0.23) + bar(tone, 0.2) + pad;
  };
  const hand =
    "M-0.5 -0.08C-0.3 -0.24 0.2 -0.26 0.44 -0.08C0.56 0.1 0.54 0.4 0.44 0.66C0.36 0.9 0.34 1.4 0.36 3L-0.42 3C-0.42 1.4 -0.4 1.1 -0.48 0.8C-0.6 0.5 -0.62 0.1 -0.5 -0.08Z";
  const thumb = "M-0.42 0.62C-0.62 0.3 -0.62 -0.02 -0.44 -0.34";
  return {
    fingers: group(
      [
        finger(-0.3, -0.98, -0.1),
        finger(-0.06, -1.1, -0.04),
        finger(0.18, -1.06, 0.04),
        finger(0.4, -0.92, 0.1),
      ],
      put,
    ),
    front: group(
      [
        `<path d="${hand}" fill="${tone}"/>`,
        `<path d="M0.5 0.3C0.44 0.7 0.34 1 0.35 3L0.1 3C0.1 1.2 0.3 0.8 0.5 0.3Z" fill="${dark}" opacity="0.5"/>`,
        `<path d="${thumb}" fill="none" stroke="${dark}" stroke-width="0.3" stroke-linecap="round"/>`,
        `<path d="${thumb}" fill="none" stroke="${tone}" stroke-width="0.26" stroke-linecap="round"/>`,
        `<ellipse cx="-0.3" cy="0.66" rx="0.24" ry="0.2" fill="${tone}"/>`,
        `<path d="M-0.5 0.22C-0.54 0.02 -0.5 -0.16 -0.43 -0.3" fill="none" stroke="${lit}" stroke-width="0.07" stroke-linecap="round" opacity="0.6"/>`,
        `<ellipse cx="-0.43" cy="-0.38" rx="0.07" ry="0.09" fill="${mix(tone, "#ffe6dc", 0.5)}" transform="rotate(24 -0.43 -0.38)"/>`,
        `<path d="M-0.26 0.24C-0.3 0.5 -0.24 0.76 -0.08 0.92" fill="none" stroke="${dark}" stroke-width="0.03" stroke-linecap="round" opacity="0.7"/>`,
        `<path d="M-0.66 1.5C-0.3 1.36 0.3 1.36 0.6 1.5L0.7 3L-0.8 3Z" fill="${sleeve}"/>`,
        `<path d="M-0.68 1.52C-0.3 1.38 0.3 1.38 0.62 1.52L0.64 1.72C0.3 1.58 -0.3 1.58 -0.7 1.72Z" fill="${shade(sleeve, 0.25)}"/>`,
      ],
      put,
    ),
  };
}
