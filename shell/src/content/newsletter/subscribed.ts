/** What is said to who has subscribed to the newsletter. */
export const subscribed = 'You are subscribed to our newsletter.';
