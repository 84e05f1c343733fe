/**
 * What buyers in Delhi type in Hindi, in Devanagari and Latin script, as parts of regular expressions. Searches are
 * normalized to NFC, in which the nukta (the dot below) is a separate character. Many people leave it out.
 */

/** Both follow the amount: '3 lakh ke andar', '5 लाख से कम'. */
export const belowIt = String.raw`\s*(?:ke\s+(?:and[ae]r|under|nee?che)|se\s+(?:kam|nee?che)|tak|के\s+(?:अंदर|अन्दर|नीचे)|से\s+(?:कम|नीचे)|तक)`;
export const aboveIt = String.raw`\s*(?:se\s+(?:[zj]y?ada|oo?par|upar)|से\s+(?:ज़?्यादा|ऊपर))`;

export const lakh = 'लाख';
export const crore = 'करोड़?';
export const thousand = 'ha[zj]aa?r|हज़?ार';
export const kilometre = 'किमी|किलोमीटर';

/** A month, or its instalment. */
export const month = 'mahin[ae]|kisht?|महीन[ाे]|किस्त|ईएमआई';

export const cheapest = String.raw`(?:sabse\s+)?sast[aei]|(?:सबसे\s+)?सस्त[ाीे]`;

export const gearboxes = { Automatic: '[ऑआ]टो(?:म[ैेॅ]टिक)?', Manual: 'म[ैे]न(?:ु|्यु)अल' };

export const fuels = {
  Petrol: 'पेट्रोल',
  Diesel: 'डीज़?ल',
  CNG: 'सीएनजी',
  LPG: 'एलपीजी',
  Electric: 'इलेक्ट्रिक',
  Hybrid: 'हाइब्रिड',
};

/** A word of a car's name, and its other spellings. */
export const names: Readonly<Record<string, string>> = {
  wagonr: String.raw`[wv]agon[\s-]*r|वैगन\s*आर`,
  dzire: String.raw`(?:swift\s*)?(?:d[ei]?zire|desire)|(?:स्विफ़?्ट\s*)?डिज़?ायर`,
  swift: 'स्विफ़?्ट',
  alto: '[ऑआ]ल्टो',
  creta: 'क्रेटा',
  ertiga: '[एअ]र्टिगा',
  innova: 'इनोवा',
  maruti: 'मारुति|मारुती|मारूति',
  suzuki: 'सुज़?ुकी',
  hyundai: 'ह[ुू]ंडई|ह्युंडई|हुंडाई',
  honda: 'हो(?:ं|न्)डा',
  tata: 'टाटा',
  mahindra: 'महि(?:ं|न्)द्रा',
  toyota: 'टो[यो]*टा',
  kia: 'कि[आय]ा?',
  renault: 'रेनॉल्ट|रेनो',
  ford: 'फ़?ोर्ड',
  nissan: 'निसान',
  datsun: 'ड[ैा]?टसन',
  skoda: 'स्कोडा',
  volkswagen: 'फ़?[ॉो]क्सव[ैे]गन',
  chevrolet: 'शेवरले|शेवरोले',
  mg: 'एमजी',
  fiat: 'फ़?िएट',
  jeep: 'जीप',
};

/** These words do not narrow a search. */
export const fillers =
  'gaadi gadi gaari gaadiyan gadiyan wali wala wale chahiye chaiye ka ki ke ko me mein hai ek koi aur andar kam tak purani purana achhi acchi achi rupaye dilli गाड़ी गाडी गाड़ियां गाड़ियाँ कार पुरानी पुराना सेकंड हैंड वाली वाला वाले चाहिए का की के को से में है एक कोई और अंदर कम तक अच्छी रुपये रुपए दिल्ली';
