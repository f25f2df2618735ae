/** A piece of a text, to the letter, which stands in one sentence of it. Several where one promise takes several sentences. */
type Anchor = string | readonly string[];

/** A test that fails when the code stops doing what was promised. */
interface Test {
  file: string;
  title: string;
}

/** One promise, where it stands in either language, and what keeps it. */
export interface Row {
  en: readonly string[];
  fr: readonly string[];
  /** `people`: what the office and its trainers do, and no code can. `remark`: a sentence that promises nothing. */
  by: Test | 'people' | 'remark';
}

/** The rows of a text by its key: `questions:<id>`, `terms:<section>`, `mails:<dictionary>.<path>`, `screens:<page>.<path>`. */
export type Ledger = Readonly<Record<string, readonly Row[]>>;

const list = (anchor: Anchor) => (typeof anchor === 'string' ? [anchor] : anchor);

/** What the named test holds the code to. */
export const kept = (en: Anchor, fr: Anchor, file: string, title: string): Row => ({
  en: list(en),
  fr: list(fr),
  by: { file, title },
});

/** What people keep: few, and true of an office. */
export const people = (en: Anchor, fr: Anchor): Row => ({ en: list(en), fr: list(fr), by: 'people' });

/** What leads on, asks or explains, and can be neither kept nor broken. */
export const remark = (en: Anchor, fr: Anchor): Row => ({ en: list(en), fr: list(fr), by: 'remark' });
