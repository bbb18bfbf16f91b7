interface SmallPrintProps {
  /** As `smallPrint` gives them. */
  readonly parts: readonly string[];
  readonly className?: string | undefined;
}

/** What stands small below a product's name, with a dot between two parts of one line (P66); nothing where nothing is known. */
export function SmallPrint({ parts, className = '' }: SmallPrintProps) {
  return (
    parts.length > 0 && (
      <span className={`small-print ${className}`}>
        {parts.map((part, nth) => [<span key={nth}>{part}</span>, ' '])}
      </span>
    )
  );
}
