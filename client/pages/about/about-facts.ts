/** What changes hands together with a car. */
export const papers = [
  [
    'Registration certificate (RC)',
    'Identifies the car: the chassis and engine numbers must match those on the car.',
  ],
  ['Form 29, two copies', 'The seller’s notice of transfer.'],
  ['Form 30, two copies', 'The buyer’s report of transfer, due within 14 days in the same state.'],
  ['Form 28 (NOC)', 'Needed when the car moves to another RTO or state.'],
  ['Form 35 and the bank’s NOC', 'Takes a loan off the RC.'],
  ['Insurance', 'Transferred within 14 days. Third-party cover is the legal minimum.'],
  ['PUC certificate', 'Valid proof that the car meets pollution limits.'],
  ['PAN and proof of address', 'For buyer and seller.'],
  [
    'Service book, both keys, challans',
    'Not required by law, but asked for by every buyer. Make sure that no challan is unpaid.',
  ],
] as const;
