import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../api/result.ts';
import { optionalLine, requiredLine } from '../domain/fields.ts';
import { field, schemaOf, type Form } from '../domain/forms/form.ts';
import { keepForms, type KeptForms } from './kept-forms.ts';
import { liveForm, type FormSetup } from './live-form.ts';

const fields = {
  name: field(requiredLine(20)),
  code: field(
    v.pipe(
      optionalLine(20),
      v.check((code) => !code.includes('!'), 'invalid'),
    ),
  ),
  secret: field(optionalLine(20), { kept: false }),
};
const form: Form<{ name: string }> = { fields, schema: (context) => schemaOf(fields, context) };
type Setup = FormSetup<{ name: string }, string, never>;

let kept: KeptForms;
const send = vi.fn<Setup['send']>();
const open = () => liveForm('test', { form, send }, kept);
const answer = (result: Result<string>) => send.mockResolvedValueOnce(result);
const typed = (changes: Record<string, string> = {}) => ({ name: 'Ada', code: '', secret: '', ...changes });

beforeEach(() => {
  kept = keepForms('test');
  send.mockReset();
});

test('what stands in the way is said, and nothing is sent', async () => {
  const live = open();
  await live.submit(typed({ name: ' ', code: 'a!' }));
  expect(live.$state.get()).toEqual({
    step: 'open',
    problems: { name: 'required', code: 'invalid' },
    summary: { name: 'required', code: 'invalid' },
  });
  expect(send).not.toHaveBeenCalled();
});

test('each attempt that is refused has a summary of its own, which takes the focus', async () => {
  const live = open();
  await live.submit(typed({ name: '' }));
  const { summary } = live.$state.get();
  live.typed('code', typed({ name: '', code: 'x' }));
  expect(live.$state.get().summary).toBe(summary);
  await live.submit(typed({ name: '' }));
  expect(live.$state.get().summary).not.toBe(summary);
});

test('a mark goes when its field is mended, and comes when a wrong one is left', async () => {
  const live = open();
  await live.submit(typed({ name: '', code: 'a!' }));
  live.typed('name', typed({ code: 'a!' }));
  expect(live.$state.get().problems).toEqual({ code: 'invalid' });
  live.typed('code', typed());
  expect(live.$state.get().problems).toEqual({});
  live.left('code', typed({ code: '!' }));
  expect(live.$state.get().problems).toEqual({ code: 'invalid' });
});

test('an empty field that was only passed through is not yet an error', () => {
  const live = open();
  live.left('name', typed({ name: '' }));
  expect(live.$state.get().problems).toEqual({});
});

test('what the server refuses is marked until it is changed', async () => {
  const live = open();
  answer({ ok: false, code: 'validation', fields: { name: 'no_link' } });
  await live.submit(typed());
  expect(live.$state.get()).toMatchObject({ problems: { name: 'no_link' }, summary: { name: 'no_link' } });
  live.typed('code', typed({ code: 'x' }));
  live.left('name', typed());
  expect(live.$state.get().problems).toEqual({ name: 'no_link' });
  live.typed('name', typed({ name: 'Grace' }));
  expect(live.$state.get().problems).toEqual({});
});

test('it is sent once however often it is pressed, and its draft goes only when it has arrived', async () => {
  const live = open();
  live.typed('name', typed());
  let arrive = (_: Result<string>) => {};
  send.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)));
  const first = live.submit(typed());
  await live.submit(typed());
  expect(send).toHaveBeenCalledTimes(1);
  arrive({ ok: false, code: 'network' });
  await first;
  expect(live.$state.get()).toMatchObject({ step: 'open', failure: { code: 'network' } });
  expect(live.$values.get()).toMatchObject({ name: 'Ada' });

  answer({ ok: true, value: 'R-1' });
  expect(await live.submit(typed())).toBe('R-1');
  expect(live.$state.get()).toMatchObject({ step: 'sent', answer: 'R-1' });
  expect(live.$values.get()).toEqual({});
});

test('a draft has the fields of the form, and none that is not to be kept', () => {
  const live = open();
  live.typed('secret', { ...typed({ secret: 'abc' }), website: 'x' });
  expect(live.$values.get()).toEqual({ name: 'Ada', code: '' });
  // A field that is not on the page just now keeps what was typed.
  live.typed('code', { code: 'y' });
  expect(live.$values.get()).toEqual({ name: 'Ada', code: 'y' });
});

test('what could not even be tried leaves the form open', async () => {
  const live = open();
  send.mockResolvedValueOnce(undefined);
  await live.submit(typed());
  expect(live.$state.get()).toEqual({ step: 'open', problems: {} });
});
