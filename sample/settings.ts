import { policies } from './policies';

/** Settings of the sample shop by their name in the address (P53); the last entry of a list counts (P2). */
export const settings = {
  logo: [{ id: 1, url: '/uploads/brand/logo.svg', alt: 'Meridian Medical & Dental' }],
  cover: [
    { id: 1, url: '/uploads/brand/cover.jpg', alt: 'Soft light over a clinic bench in green and white' },
  ],
  banner: [{ id: 1, url: '/uploads/brand/banner.jpg', alt: 'Calm bands of sea green' }],
  icon: [{ id: 1, url: '/uploads/brand/icon.svg', alt: 'Meridian' }],
  caption: [
    {
      id: 1,
      title: 'Everything your practice reaches for',
      text: 'Wound care, hygiene, laboratory and dental supplies, chosen with Australian clinics and quoted within one business day.',
    },
  ],
  company: [
    {
      id: 1,
      name: 'Meridian Medical & Dental',
      phoneNumber: '(02) 5550 4180',
      email: 'hello@meridian-medical.example',
      address: '14 Wharf Lane, Pyrmont NSW 2009',
      abn: '47 555 000 118',
      pricesInclude: 'GST',
      ...policies,
    },
  ],
  testimonial: [
    {
      id: 1,
      name: 'Dr Priya Raman',
      role: 'General practitioner, Ballarat',
      text: 'Orders arrive complete and the substitutes they suggest are sensible. Our treatment room has never been easier to keep stocked.',
    },
    {
      id: 2,
      name: 'Tom Okafor',
      role: 'Practice manager, Fremantle',
      text: 'I send one list and get one clear quote. It saves me a morning every month.',
    },
    {
      id: 3,
      name: 'Dr Hannah Lindqvist',
      role: 'Dentist, Hobart',
      text: 'Good instruments, honest descriptions, and someone who answers the phone.',
    },
  ],
} as const;
