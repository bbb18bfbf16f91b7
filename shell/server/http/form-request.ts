/** A form post as its page's action gets it: its form has been read, and is the same however often it is asked for. */
export class FormRequest extends Request {
  /** @param sent what the form was read from: the body, for whoever reads that instead */
  constructor(
    request: Request,
    private readonly form: FormData,
    private readonly sent: Blob,
    signal: AbortSignal = request.signal,
  ) {
    super(request, { signal, body: sent });
  }

  override async formData(): Promise<FormData> {
    return this.form;
  }

  override clone(): FormRequest {
    return this.withSignal(this.signal);
  }

  /** The same post, with another signal. */
  withSignal(signal: AbortSignal): FormRequest {
    return new FormRequest(this, this.form, this.sent, signal);
  }
}
