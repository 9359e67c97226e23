import type { CDPSession, Page } from '@playwright/test';

/** Something assistive technology can find: its name, and a way to activate it. */
export interface Named {
  readonly name: string;
  readonly node: number;
}

/** A page as a screen reader has it: roles and names from the browser's accessibility tree, and nothing else. */
export class Reader {
  private readonly cdp: CDPSession;

  private constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }

  static async open(page: Page): Promise<Reader> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Accessibility.enable');
    await cdp.send('DOM.enable');
    return new Reader(cdp);
  }

  /** Everything of a role, in the whole page or inside something found before. */
  async find(role: string, { name, within }: { name?: string; within?: number } = {}): Promise<Named[]> {
    const { root } = within === undefined ? await this.cdp.send('DOM.getDocument', { depth: 0 }) : { root: undefined };
    const { nodes } = await this.cdp.send('Accessibility.queryAXTree', {
      backendNodeId: within ?? root!.backendNodeId,
      role,
      accessibleName: name,
    });
    return nodes.flatMap((node) =>
      node.ignored || node.backendDOMNodeId === undefined || isDisabled(node.properties)
        ? []
        : [{ name: String(node.name?.value ?? ''), node: node.backendDOMNodeId }],
    );
  }

  /** What a screen reader does when its user presses Enter on something. */
  async activate({ node }: Named): Promise<void> {
    const { object } = await this.cdp.send('DOM.resolveNode', { backendNodeId: node });
    await this.cdp.send('Runtime.callFunctionOn', {
      objectId: object.objectId,
      functionDeclaration: `function () {
        const { left, top, width, height } = this.getBoundingClientRect();
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY }));
      }`,
    });
  }
}

const isDisabled = (properties: readonly { name: string; value: { value?: unknown } }[] = []): boolean =>
  properties.some(({ name, value }) => name === 'disabled' && value.value === true);
