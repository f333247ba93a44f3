// Firefox, told what to do by WebDriver BiDi, which it speaks without a driver beside it.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, start, told } from "./processes";
import { type Engine, keystroke, presses, type Tab } from "./tab";

const LISTENS = /BiDi listening on (ws:\S+)/;
const STDERR = 2;
const PREFERENCES = {
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};
/** Where root may not make namespaces, tabs would not start; only our own pages are opened. */
const ENVIRONMENT = { MOZ_DISABLE_CONTENT_SANDBOX: "1" };

export async function firefox(program: string): Promise<Engine> {
  const folder = newFolder();
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(folder, "user.js"), lines.join(""));
  const options = ["--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"];
  const running = start(program, options, { listen: STDERR, folder, environment: ENVIRONMENT });
  const line = await Line.to(`${await told(running.heard, LISTENS)}/session`);
  await line.ask("session.new", { capabilities: {} });
  return {
    open: () => tab(line),
    quit: async () => {
      line.close();
      await running.stop();
    },
  };
}

async function tab(line: Line): Promise<Tab> {
  const { context } = await line.ask<{ context: string }>("browsingContext.create", {
    type: "tab",
  });
  const perform = (actions: object[]) => line.ask("input.performActions", { context, actions });
  return {
    goto: async (url) => {
      await line.ask("browsingContext.navigate", { context, url, wait: "complete" });
    },
    call: (source, values) => called(line, context, source, values),
    press: async (point) => void (await perform(presses(point))),
    key: async (value) => void (await perform(keystroke(value))),
    resize: async (viewport) => {
      await line.ask("browsingContext.setViewport", { context, viewport });
    },
    screenshot: async () => {
      const shot = await line.ask<{ data: string }>("browsingContext.captureScreenshot", {
        context,
      });
      return Buffer.from(shot.data, "base64");
    },
    close: async () => void (await line.ask("browsingContext.close", { context })),
  };
}

interface Answer {
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

/** Values travel as JSON: what BiDi makes of them is a language of its own. */
async function called(
  line: Line,
  context: string,
  source: string,
  values: readonly unknown[],
): Promise<unknown> {
  const wrapped = `async (told) => JSON.stringify(await (${source})(...JSON.parse(told)) ?? null)`;
  const answer = await line.ask<Answer>("script.callFunction", {
    functionDeclaration: wrapped,
    target: { context },
    arguments: [{ type: "string", value: JSON.stringify(values) }],
    awaitPromise: true,
  });
  if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
  return JSON.parse(answer.result!.value!);
}

interface Reply {
  id?: number;
  result?: unknown;
  error?: string;
  message?: string;
}

/** Questions and answers over a socket. */
class Line {
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.onmessage = ({ data }) => {
      const reply = JSON.parse(data as string) as Reply;
      if (reply.id !== undefined) this.waiting.get(reply.id)?.(reply);
    };
    socket.onclose = () => {
      for (const fail of this.waiting.values()) fail({ error: "closed", message: "has ended" });
    };
  }

  static async to(address: string): Promise<Line> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = () => reject(new Error(`Firefox does not answer at ${address}.`));
    });
    return new Line(socket);
  }

  async ask<Result = unknown>(method: string, params: object): Promise<Result> {
    const id = (this.asked += 1);
    const answered = new Promise<Reply>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await answered;
    this.waiting.delete(id);
    if (error) throw new Error(`${method}: ${error}, ${message}`);
    return result as Result;
  }

  close(): void {
    this.socket.close();
  }
}
