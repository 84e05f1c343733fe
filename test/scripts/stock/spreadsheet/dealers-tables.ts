import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The four cars of every table below. */
export const fourCars = [
  ['Maruti Suzuki', 'Swift VDI', 2014, 345_000, 81_500, 'Diesel', 'Manual', '2nd', 'Red'],
  ['Honda', 'City ZX', 2019, 925_000, 41_300, 'Petrol', 'Automatic', '1st', 'Grey'],
  ['Toyota', 'Innova Crysta 2.4', 2018, 1_399_000, 118_000, 'Diesel', 'Manual', '3rd', 'Silver'],
  ['Maruti Suzuki', 'Ertiga VXI', 2020, 870_000, 52_000, 'Petrol + CNG', 'Manual', '4th', 'White'],
];

const exported = ['make,model,year,price,mileage,fuel,transmission,owner,color', ...fourCars, ''].join('\n');

const portal = `name,year,selling_price,km_driven,fuel,seller_type,transmission,owner,colour
Maruti Swift VDI,2014,345000,81500,diesel,Dealer,manual,Second Owner,Red
Honda City ZX,2019,925000,41300,petrol,Individual,automatic,First Owner,Grey
Toyota Innova Crysta 2.4,2018,1399000,118000,diesel,Dealer,manual,Third Owner,Silver
Maruti Ertiga VXI,2020,870000,52000,petrol/cng,Dealer,manual,Fourth & Above Owner,White
`;

const indian = `Brand,Model,Variant,Mfg Year,Price (Rs.),KMs,Fuel Type,Gearbox,Ownership,Colour
MARUTI,Swift,VDI,Mar-2014,"₹3,45,000","81,500 km",DIESEL,MT,2,Red
HONDA,City,ZX,2019.0,"Rs. 9,25,000/-","41,300 kms",PETROL,CVT,1,Grey
TOYOTA,Innova Crysta,2.4,Jan 2018,"INR 13,99,000",1.18 lakh km,DIESEL,5MT,3,Silver
MARUTI SUZUKI,Ertiga,VXI,12/2020,"8,70,000.00",52k km,CNG + Petrol,Manual (5-speed),4,White
`;

const lakhs = `Car,YOM,Price (Lakh),Odometer,Fuel,Gear,Owners,Color
2014 Maruti Swift VDI,2014,3.45,81500.0,Diesel,M/T,2nd owner,Red
2019 Honda City ZX,2019,9.25 lakh,41300.0,Petrol,DCT,1st owner,Grey
2018 Toyota Innova Crysta 2.4,2018,13.99,118000.0,Diesel,M/T,3rd owner,Silver
2020 Maruti Ertiga VXI,2020,8.7,52000.0,Petrol with CNG,M/T,4th owner,White
`;

const perLakh = `Vehicle Name,Model Year,Asking Price,Km Driven,Fuel Used,Transmission Type,No. of Owners,Body Colour
Maruti Swift VDI,2014-03,3.45 lac,81500 kilometers,Diesel,Manual,2.0,Red
Honda City ZX,2019-01,9.25 L,41300 kilometres,Petrol,Automatic (CVT),1.0,Grey
Toyota Innova Crysta 2.4,2018-02,0.1399 crore,1.18 lakh kms,Diesel,Manual,3.0,Silver
Maruti Ertiga VXI,2020-08,870k,52 thousand km,Petrol & CNG,Manual,4.0,White
`;

const camelCase = `carName,modelYear,sellingPrice,kmsDriven,fuelType,transmissionType,ownerType,exteriorColor,city
Maruti Suzuki Swift VDI,2014,345000,81500,Diesel,Manual,second,Red,Delhi
honda City ZX,2019,925000,41300,Petrol,Auto,first,Grey,Noida
TOYOTA Innova Crysta 2.4,2018,1399000,118000,Diesel,Manual,third,Silver,Delhi
maruti Ertiga VXI,2020,870000,52000,CNG/Petrol,Manual,fourth,White,Gurugram
`;

const capitals = `S. NO.,COMPANY,MODEL NAME,TRIM,YEAR OF MANUFACTURE,DEMAND,RUNNING,FUEL,GEAR BOX,OWNER NO.,PAINT
1,Maruti Suzuki,Swift,VDI,2014,"3,45,000","81,500",Diesel,Manual,2nd,Red
,,,,,,,,,,
2,Honda,City,ZX,2019,"9,25,000","41,300",Petrol,Automatic,1st,Grey
3,Toyota,Innova Crysta,2.4,2018,"13,99,000","1,18,000",Diesel,Manual,3rd,Silver
4,Maruti Suzuki,Ertiga,VXI,2020,"8,70,000","52,000",Petrol + CNG,Manual,4th,White
,,,,,"35,39,000",,,,,
`;

const inTabs = Buffer.from(`\uFEFF${portal.replaceAll(',', '\t')}`, 'utf16le');
const withDecimalCommas = exported.replaceAll(',', ';').replace(/;(\d{5,7});(\d{5,6});/g, ';$1,00;$2,0;');
const withBreaks = portal
  .replace('name,', '"name",')
  .replace(/^(\w+) (.*?),/gm, '"$1\n$2",')
  .concat('Total,,3539000,,,,,,\n');

/** The same four cars in many spellings. */
export const tables: readonly [what: string, content: string | Buffer][] = [
  ['the names of an export', exported],
  ['a portal’s names, and a name in one column', portal],
  ['Indian figures and a variant', indian],
  ['prices in a column of lakhs', lakhs],
  ['lakhs, thousands and months', perLakh],
  ['joined words', camelCase],
  ['capitals, an empty row and a sum', capitals],
  ['tabs, in UTF-16', inTabs],
  ['tabs, in UTF-16 with the other byte first', Buffer.from(inTabs).swap16()],
  ['a mark at its head, a first line sep=; and decimal commas', `\uFEFFsep=;\r\n${withDecimalCommas}`],
  ['line breaks in quotes, and a total', withBreaks],
  ['a workbook', readFileSync(join(import.meta.dirname, 'cars.xlsx'))],
];
