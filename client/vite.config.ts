/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { replaceCustomMedia } from "./src/breakpoints.ts";

// The server sends a policy that forbids inline scripts and styles, so nothing is ever inlined.
export default defineConfig({
  plugins: [
    svelte({
      configFile: false,
      preprocess: { style: ({ content }) => ({ code: replaceCustomMedia(content) }) },
    }),
  ],
  base: "/",
  build: {
    outDir: "../src/orrery/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    target: "es2022",
  },
  test: { include: ["src/**/*.test.ts"] },
  server: {
    // `npm run dev` beside a running `orrery serve`.
    proxy: { "/api": "http://127.0.0.1:8137", "/ws": { target: "ws://127.0.0.1:8137", ws: true } },
  },
});
