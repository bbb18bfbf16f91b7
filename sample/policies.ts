const sample =
  'This is a sample text for a sample shop. Replace it with your own, and have it checked, before you trade.';

/** The policies of the sample shop (P75), which say that they are samples. */
export const policies = {
  privacy: `${sample}

We handle personal information under the Privacy Act 1988 (Cth) and the Australian Privacy Principles.

## What we collect

What you type into our forms: your name, practice, email, phone, delivery address and message, and the products you ask about. There are no accounts, and we take no payment details or health information online.

## What we use it for

To prepare your quote, to answer your message, and to send the newsletter if you subscribe. We do not sell it, and share it only with those who deliver for us or run our systems.

## How long we keep it

Messages and requests for quotes for two years, your newsletter address until you unsubscribe. Then we delete them, with our e-mails about them.

## What stays on your device

Your cart, wishlist and comparison are kept in cookies for up to 180 days. If you ask us to keep your details for next time, they stay in your browser until you choose ‘Forget my details’.

## Your choices

Ask us what we hold about you, to correct it, or to delete it. If our answer does not satisfy you, you can complain to the Office of the Australian Information Commissioner, oaic.gov.au.`,
  terms: `${sample}

## Prices

Prices are in Australian dollars and include GST. They are those of the day, and may change until you have a quote.

## Quotes

A request for a quote is not an order. Our quote says what we supply, at what price, with delivery, and until when it holds. An order is agreed when you accept the quote in writing.

## Products

Some products may be supplied only to health practitioners. Use products as their labels and instructions say. Descriptions here are general information, not clinical advice.

## Your rights

Nothing in these terms excludes, restricts or changes rights you have under the Australian Consumer Law. The laws of New South Wales apply.`,
  returns: `${sample}

## Faulty, damaged or wrong

Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. You are entitled to a replacement or refund for a major failure, and to compensation for any other reasonably foreseeable loss or damage. You are also entitled to have the goods repaired or replaced if they fail to be of acceptable quality and the failure does not amount to a major failure.

Tell us what is wrong, with a photo if you can. We pay for the return.

## Changed your mind

Unopened products in their original packaging can come back within 30 days; you pay for the return. Sterile products, cut lengths, refrigerated goods and what we ordered for you cannot.

## How to return

Contact us before you send anything, with the reference of your quote. We refund within five business days of receiving the goods.`,
} as const;
