/** What changes hands together with a car. */
export const papers = [
  [
    'Registration certificate (RC)',
    'The car’s identity: its chassis and engine numbers are those on the car.',
  ],
  ['Form 29, two copies', 'The seller’s notice of the transfer.'],
  ['Form 30, two copies', 'The buyer’s report of the transfer, within 14 days in the same state.'],
  ['Form 28 (NOC)', 'When the car moves to another RTO or state.'],
  ['Form 35 and the bank’s NOC', 'Ends a loan that stands on the RC.'],
  ['Insurance', 'Transferred within 14 days. Third-party cover is the least.'],
  ['PUC certificate', 'Valid proof that the car keeps the limits of pollution.'],
  ['PAN and proof of address', 'Of buyer and seller.'],
  [
    'Service book, both keys, challans',
    'Not asked for by law, but by everyone: see that no challan is unpaid.',
  ],
] as const;
