/**
 * The cable between one device and the house. A browser that is told to be offline keeps the lines that it has, as no
 * tunnel does: this one can be pulled out.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

export class Cable {
  readonly base: string;
  readonly #relay: Server;
  readonly #sockets: Set<Socket>;
  /** From the device's end of each line to the house's. */
  readonly #lines = new Map<Socket, Socket>();
  #isOut = false;
  #isHeld = false;

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
      far.pipe(near);
      if (!cable.#isHeld) near.pipe(far);
      cable.#lines.set(near, far);
      near.on('close', () => cable.#lines.delete(near));
    }).listen(0, '127.0.0.1');
    await once(relay, 'listening');
    const cable: Cable = new Cable(relay, sockets);
    return cable;
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
    for (const [near, far] of this.#lines) near.pipe(far);
  }

  plug(): void {
    this.#isOut = false;
  }

  close(): void {
    this.pull();
    this.#relay.close();
  }
}
