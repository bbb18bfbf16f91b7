/** A form post as its page's action gets it: its form has been read, and is the same however often it is asked for. */
export class FormRequest extends Request {
  constructor(
    request: Request,
    private readonly form: FormData,
    signal: AbortSignal = request.signal,
  ) {
    super(request, { signal });
  }

  override async formData(): Promise<FormData> {
    return this.form;
  }

  override clone(): FormRequest {
    return new FormRequest(this, this.form);
  }

  /** The same post, with another signal. */
  withSignal(signal: AbortSignal): FormRequest {
    return new FormRequest(this, this.form, signal);
  }
}
