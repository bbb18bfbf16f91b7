/** Header by which a worker learns from its supervisor what a visitor has sent, and from where (`formatInput`); anybody else's is dropped. */
export const inputHeader = 'x-storefront-input';
