/** It is your turn: said in the tab's title by the table, and here by sound and notification, if wanted. */
import { settings } from "../settings.svelte";
import { t } from "../words.svelte";

let audio: AudioContext | null = null;

/** Two soft notes, made here: no file to load. */
export function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  [523.25, 783.99].forEach((pitch, note) => {
    const tone = audio!.createOscillator();
    const volume = audio!.createGain();
    const at = start + note * 0.12;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio!.destination);
    tone.start(at);
    tone.stop(at + 0.5);
  });
}

export function alertTurn(afterWaiting: boolean): void {
  if (!afterWaiting) return;
  if (settings.sound) chime();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    try {
      new Notification(t("client.turn.notice"), { tag: "orrery-turn", icon: "/icon.svg" });
    } catch {
      // Some phones know notifications, but not this way to make one.
    }
  }
}
