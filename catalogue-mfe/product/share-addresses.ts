/** Addresses that share a page, by where it is shared. */
export interface ShareAddresses {
  readonly email: string;
  readonly Facebook: string;
  readonly X: string;
  readonly LinkedIn: string;
}

/**
 * Addresses that share a page by e-mail and in three networks.
 *
 * @param name what the page is about
 * @param address of the page, absolute
 */
export function shareAddresses(name: string, address: string): ShareAddresses {
  const text = encodeURIComponent(name);
  const url = encodeURIComponent(address);
  return {
    email: `mailto:?subject=${text}&body=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    X: `https://x.com/intent/post?text=${text}&url=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
  };
}
