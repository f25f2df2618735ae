import { TwoLabels } from '../Waits.tsx';
import { useManage } from './context.ts';

interface Props {
  label: string;
  sending: boolean;
  /** There is nothing to be done yet. */
  idle?: boolean;
  failed: string | undefined;
  close: () => void;
}

/** How a panel ends: why the last try failed, the one action, and the way out. */
export function PanelEnd({ label, sending, idle = false, failed, close }: Props) {
  const { texts, formTexts } = useManage();
  return (
    <>
      {failed !== undefined && (
        <p role="alert" className="form-alert mt-1">
          {failed}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-1">
        <button type="submit" className="button button-action" aria-disabled={sending || idle || undefined}>
          <TwoLabels label={label} waiting={formTexts.eachForm.sending} waits={sending} />
        </button>
        <button type="button" className="button" onClick={close}>
          {texts.close}
        </button>
      </div>
    </>
  );
}
