import type { CDPSession, Page } from 'playwright/test';

/** A node of the accessibility tree, as the DevTools protocol gives it. */
interface Node {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: string | number };
  properties?: { name: string; value: { value?: unknown } }[];
  backendDOMNodeId?: number;
}

/** What NVDA calls a role, in English; others are called by their own name. */
const ROLES: Readonly<Record<string, string>> = {
  textbox: 'edit',
  searchbox: 'search edit',
  combobox: 'combo box',
  checkbox: 'check box',
  radio: 'radio button',
  spinbutton: 'spin button',
  group: 'grouping',
  radiogroup: 'grouping',
  DisclosureTriangle: 'button',
  generic: '',
};

/** What is said when the focus comes into them from outside, if they have a name. */
const CONTAINERS = new Set(['dialog', 'alertdialog', 'group', 'radiogroup', 'form', 'search', 'navigation', 'region']);

const propertyOf = (node: Node, name: string) => node.properties?.find((one) => one.name === name)?.value.value;

function statesOf(node: Node): string[] {
  const checked = propertyOf(node, 'checked');
  const expanded = propertyOf(node, 'expanded');
  const popup = propertyOf(node, 'hasPopup');
  return [
    checked === 'true' && 'checked',
    checked === 'false' && 'not checked',
    expanded === true && 'expanded',
    expanded === false && 'collapsed',
    popup === 'dialog' && 'opens dialog',
    propertyOf(node, 'required') === true && 'required',
    propertyOf(node, 'disabled') === true && 'unavailable',
    propertyOf(node, 'invalid') === 'true' && 'invalid entry',
  ].filter((state): state is string => typeof state === 'string');
}

function said(node: Node, container = false): string {
  const role = node.role?.value ?? '';
  const parts = [node.name?.value ?? '', ROLES[role] ?? role];
  if (!container) {
    const value = String(node.value?.value ?? '');
    parts.push(...statesOf(node), value, node.description?.value ?? '');
  }
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

/** Hears a page as somebody does who cannot see it: what the focus reaches, in NVDA's order, and what the page says by itself. */
export class Listener {
  readonly lines: string[] = [];
  private session: CDPSession | undefined;
  private inside = new Set<number>();

  constructor(private readonly page: Page) {}

  /** Before the page is opened: live regions are heard from its first moment. */
  async begin(): Promise<void> {
    await this.page.addInitScript(() => {
      // Of a part that changes while it is read, the last is heard.
      const messages = new Map<Element, string>();
      Object.assign(window, { spokenMessages: messages });
      const said = new WeakMap<Element, string>();
      const observer = new MutationObserver((changes) => {
        for (const { target } of changes) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest('[role=status], [role=alert], [aria-live]');
          const text = (region as HTMLElement | null)?.innerText.replace(/\s+/g, ' ').trim() ?? '';
          if (!region || region.closest('[hidden]') || said.get(region) === text) continue;
          said.set(region, text);
          if (text) messages.set(region, text);
        }
      });
      // What the page comes with is read when it is reached, and not by itself.
      document.addEventListener('DOMContentLoaded', () => {
        for (const region of document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [aria-live]')) {
          said.set(region, region.innerText.replace(/\s+/g, ' ').trim());
        }
        observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
      });
    });
    this.session = await this.page.context().newCDPSession(this.page);
    await this.session.send('Accessibility.enable');
  }

  /** Writes down a key, what it leads to, and what the page says then. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.page.keyboard.press(key);
      this.lines.push(`[${key}]`);
      await this.hear();
    }
  }

  /** After the way to another page: its title is read, and nothing on it has been come into. */
  async arrive(): Promise<void> {
    this.inside.clear();
    this.lines.push(`[page: ${await this.page.title()}]`);
    await this.hear();
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    this.lines.push(`[types: ${text}]`);
    await this.hear(false);
  }

  /** What has the focus now, with what it came into, and what was said meanwhile. */
  async hear(focus = true): Promise<void> {
    // What is said late is said once nothing moves any more.
    await this.page.waitForTimeout(350);
    const messages = await this.page.evaluate(() => {
      const { spokenMessages } = window as unknown as { spokenMessages: Map<Element, string> };
      const heard = [...spokenMessages.values()];
      spokenMessages.clear();
      return heard;
    });
    for (const message of messages) this.lines.push(`  says: ${message}`);
    if (focus) await this.focused();
  }

  private async focused(): Promise<void> {
    const { session } = this;
    if (!session) throw new Error('begin() comes first');
    const { result } = await session.send('Runtime.evaluate', {
      // Of a list whose box keeps the focus, the option that is chosen.
      expression:
        'document.getElementById(document.activeElement.getAttribute("aria-activedescendant")) ?? document.activeElement',
    });
    if (!result.objectId) return;
    const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
      fetchRelatives: true,
    })) as { nodes: Node[] };
    const { node: dom } = await session.send('DOM.describeNode', { objectId: result.objectId });
    const at = nodes.findIndex(({ backendDOMNodeId }) => backendDOMNodeId === dom.backendNodeId);
    const element = nodes[at];
    if (!element) return;
    // Ancestors follow their descendant.
    const around = nodes
      .slice(at + 1)
      .filter((node) => !node.ignored && CONTAINERS.has(node.role?.value ?? '') && node.name?.value)
      .toReversed();
    const ids = around.flatMap(({ backendDOMNodeId }) => backendDOMNodeId ?? []);
    for (const node of around) {
      if (!this.inside.has(node.backendDOMNodeId ?? -1)) this.lines.push(`  ${said(node, true)}`);
    }
    this.inside = new Set(ids);
    if (said(element)) this.lines.push(`  ${said(element)}`);
  }
}
