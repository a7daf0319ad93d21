/** How much room the window leaves; what is laid out by it keeps its size while the game moves. */
import { MediaQuery } from "svelte/reactivity";

/** Lower than desk and two rows of large tiles. */
export const low = new MediaQuery("max-height: 880px");
/** Too low for two rows of tiles with their names. */
export const lower = new MediaQuery("max-height: 795px");
/** Others have their own place, and it is large. */
export const large = new MediaQuery("(min-width: 1201px) and (min-height: 760px)");
/** Others stand in a tab of their own, as high as they like. */
export const tabbed = new MediaQuery("max-width: 900px");
/** The narrowest desk, in px, whose parts stand as beside a screen. */
export const DESK = 640;
/** The narrowest, in px, whose small parts stand beside each other. */
export const MIDDLE = 440;
