interface SmallPrintProps {
  /** Parts as returned by `smallPrint`. */
  readonly parts: readonly string[];
  readonly className?: string | undefined;
}

/** Small print below a product's name, parts separated by dots (P66); nothing without parts. */
export function SmallPrint({ parts, className = '' }: SmallPrintProps) {
  return (
    parts.length > 0 && (
      <span className={`small-print ${className}`}>
        {parts.map((part, nth) => [<span key={nth}>{part}</span>, ' '])}
      </span>
    )
  );
}
