interface SendButtonProps {
  readonly label: string;
  readonly isSending: boolean;
  /** What is said beside it while the form is on its way. */
  readonly sending: string;
}

/** The button that sends a form. While it is on its way the button keeps its place and the focus, and the visitor is told. */
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
