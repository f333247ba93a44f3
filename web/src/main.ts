import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "$lib/settings.svelte";
import { speak } from "$lib/texts.svelte";
import { keepOffline } from "$lib/update.svelte";

await speak(settings.language);
mount(App, { target: document.getElementById("app")! });
void keepOffline();
