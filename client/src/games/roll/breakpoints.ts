/** How much room the window leaves; what is laid out by it keeps its size while the game moves. */
import { MediaQuery } from "svelte/reactivity";
import { BREAKPOINTS } from "../../breakpoints";

/** Lower than desk and two rows of large tiles. */
export const low = new MediaQuery(BREAKPOINTS.low);
/** Too low for two rows of tiles with their names. */
export const lower = new MediaQuery(BREAKPOINTS.lower);
/** Others have their own place, and it is large. */
export const large = new MediaQuery(BREAKPOINTS["large-desktop"]);
/** There is room for larger pieces, and for what the others have. */
export const huge = new MediaQuery(BREAKPOINTS.huge);
/** Others stand in a tab of their own, as high as they like. */
export const tabbed = new MediaQuery(BREAKPOINTS.phone);
/** Too little for a line each of Objectives, Deal and Orb over desk and tableau. */
export const squeezed = new MediaQuery(
  `${BREAKPOINTS["lower-700"]}, ${BREAKPOINTS["below-1100"]} and ${BREAKPOINTS["lower-800"]}`,
);
/** The narrowest desk, in px, whose parts stand as beside a screen. */
export const DESK = 640;
/** The narrowest, in px, whose small parts stand beside each other. */
export const MIDDLE = 440;
