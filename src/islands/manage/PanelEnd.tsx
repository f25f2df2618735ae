import { useManage } from './context.ts';

interface Props {
  label: string;
  sending: boolean;
  failed: string | undefined;
  close: () => void;
}

/** How a panel ends: why the last try failed, the one action, and the way out. */
export function PanelEnd({ label, sending, failed, close }: Props) {
  const { texts, formTexts } = useManage();
  return (
    <>
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-1">
          {failed}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-1">
        <button type="submit" className="button button-action" aria-disabled={sending || undefined}>
          {sending ? formTexts.eachForm.sending : label}
        </button>
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </>
  );
}
