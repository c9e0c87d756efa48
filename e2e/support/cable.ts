/**
 * The cable between one device and the house. A browser that is told to be offline keeps the lines that it has, as no
 * tunnel does: this one can be pulled out.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Now, if that is past. */
function later(at: number, then: () => void): void {
  const left = at - performance.now();
  if (left <= 0) then();
  else setTimeout(then, left);
}

export class Cable {
  readonly base: string;
  readonly #relay: Server;
  readonly #sockets: Set<Socket>;
  /** Of each line, what the device says and where it goes. */
  readonly #lines = new Map<Socket, Transform>();
  #isOut = false;
  #isHeld = false;
  /** How long every byte takes, each way. */
  lagMs = 0;

  private constructor(relay: Server, sockets: Set<Socket>) {
    this.#relay = relay;
    this.#sockets = sockets;
    this.base = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  }

  static async to(base: string): Promise<Cable> {
    const sockets = new Set<Socket>();
    const relay = createServer((near) => {
      if (cable.#isOut) return near.destroy();
      const far = connect(Number(new URL(base).port), '127.0.0.1');
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(socket);
        socket
          .on('error', () => other.destroy())
          .on('close', () => {
            sockets.delete(socket);
            other.destroy();
          });
      }
      far.pipe(cable.#delay()).pipe(near);
      const out = cable.#delay();
      out.pipe(far);
      if (!cable.#isHeld) near.pipe(out);
      cable.#lines.set(near, out);
      near.on('close', () => cable.#lines.delete(near));
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const cable: Cable = new Cable(relay, sockets);
    return cable;
  }

  /** Hands on what comes, in its order, when its time has passed. */
  #delay(): Transform {
    let last = 0;
    const delay = new Transform({
      transform: (bytes, _encoding, done) => {
        last = Math.max(last, performance.now() + this.lagMs);
        later(last, () => delay.push(bytes));
        done();
      },
      flush: (done) => later(last, done),
    });
    return delay;
  }

  pull(): void {
    this.#isOut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** What is open now carries nothing any more, and nobody is told; a new line works. */
  freeze(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** What the device says is under way and does not arrive; what it is told does. */
  holdBack(): void {
    this.#isHeld = true;
    for (const near of this.#lines.keys()) near.unpipe().pause();
  }

  letThrough(): void {
    this.#isHeld = false;
    for (const [near, out] of this.#lines) near.pipe(out);
  }

  plug(): void {
    this.#isOut = false;
  }

  close(): void {
    this.pull();
    this.#relay.close();
  }
}
