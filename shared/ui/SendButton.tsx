interface SendButtonProps {
  readonly label: string;
  readonly isSending: boolean;
  /** Shown and announced while the form is being sent. */
  readonly sending: string;
}

/** A form's submit button. While the form is being sent it keeps its place and focus, and the state is announced. */
export function SendButton({ label, isSending, sending }: SendButtonProps) {
  return (
    <div className="send">
      <button className="btn btn-primary" type="submit" aria-disabled={isSending}>
        {label}
      </button>
      <p role="status">{isSending && sending}</p>
    </div>
  );
}
