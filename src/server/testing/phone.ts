/** A phone on virtual time whose every word is written down, in both directions: what somebody on the air would see. */
import type { Typed } from '../../kernel/game.ts';
import { Page } from '../../page.ts';
import type { CloseReason } from '../../protocol.ts';
import { attend, type Socket } from '../sockets.ts';
import { chanceOf, type TestHouse } from './house.ts';
import { nobodyGuesses } from './simulation/cable.ts';

/** What anybody sees of a message that they cannot read. */
export interface Sign {
  readonly at: number;
  readonly bytes: number;
}

export class Phone {
  readonly page: Page;
  readonly token: string;
  readonly up: Sign[] = [];
  readonly down: Sign[] = [];
  closedFor: CloseReason | undefined;
  readonly #house: TestHouse;
  #say: ((text: string) => void) | undefined;
  #cut = (): void => {};

  constructor(house: TestHouse, room: string, name: string, page = name) {
    this.#house = house;
    this.token = chanceOf(`browser ${name}`).bytes(16);
    this.page = new Page({
      room,
      token: this.token,
      page: chanceOf(`page ${page}`).bytes(8),
      rules: house.house.rules,
    });
  }

  ask = (command: { readonly type: string; readonly [field: string]: unknown }) => this.page.ask(command as Typed);

  connect(): void {
    const { rooms, clock, house } = this.#house;
    let heard: ((data: unknown, isBinary: boolean) => void) | undefined;
    let ended: (() => void) | undefined;
    const sign = (text: string): Sign => ({ at: clock.now(), bytes: Buffer.byteLength(text) });
    const phone = this;
    const socket: Socket & { readyState: number } = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      on(event: string, then: (...given: never[]) => void) {
        if (event === 'message') heard = then as never;
        if (event === 'close') ended = then as never;
      },
      send(text) {
        if (socket.readyState !== 1) return;
        phone.down.push(sign(text));
        phone.page.received(text, clock.now());
      },
      close(_code, reason) {
        phone.closedFor = reason as CloseReason;
        phone.#cut();
      },
      terminate: () => phone.#cut(),
    };
    this.#cut = () => {
      if (socket.readyState !== 1) return;
      socket.readyState = 3;
      this.page.closed();
      ended?.();
    };
    this.#say = (text) => socket.readyState === 1 && heard?.(text, false);
    attend(socket, rooms, clock, house.metrics, { failures: nobodyGuesses, network: 'here' });
    this.page.opened((text) => {
      this.up.push(sign(text));
      this.#say?.(text);
    }, clock.now());
  }

  /** Says something that no page of ours would. */
  say(text: string): void {
    this.#say?.(text);
  }

  cut(): void {
    this.#cut();
  }
}
