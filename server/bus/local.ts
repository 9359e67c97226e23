import type { Bus, BusMessage } from './bus.ts';

/** The bus of one process: a house alone hears nobody. Houses that share a `LocalBus` hear each other. */
export class LocalBus {
  private readonly members = new Set<Member>();

  join(): Bus {
    const member = new Member(this.members);
    this.members.add(member);
    return member;
  }
}

class Member implements Bus {
  private readonly members: Set<Member>;
  private hear: ((message: BusMessage) => void) | undefined;

  constructor(members: Set<Member>) {
    this.members = members;
  }

  publish(message: BusMessage): void {
    for (const member of this.members) if (member !== this) setImmediate(() => member.hear?.(message));
  }

  listen(hear: (message: BusMessage) => void): void {
    this.hear = hear;
  }

  async alive(): Promise<boolean> {
    return true;
  }

  async close(): Promise<void> {
    this.members.delete(this);
  }
}
