import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The six cars of every table below. */
export const sixCars = [
  ['Maruti Suzuki', 'Swift VDI', 2014, 345_000, 81_500, 'Diesel', 'Manual', '2nd', 'Red'],
  ['Hyundai', 'i20 Sportz', 2016, 458_000, 60_200, 'Petrol', 'Manual', '1st', 'White'],
  ['Honda', 'City ZX', 2019, 925_000, 41_300, 'Petrol', 'Automatic', '1st', 'Grey'],
  ['Tata', 'Nexon XZ', 2021, 1_025_000, 28_750, 'Diesel', 'Automatic', '1st', 'Blue'],
  ['Toyota', 'Innova Crysta 2.4', 2018, 1_399_000, 118_000, 'Diesel', 'Manual', '3rd', 'Silver'],
  ['Maruti Suzuki', 'Ertiga VXI', 2020, 870_000, 52_000, 'Petrol + CNG', 'Manual', '4th', 'White'],
];

const exported = ['make,model,year,price,mileage,fuel,transmission,owner,color', ...sixCars, ''].join('\n');

const portal = `name,year,selling_price,km_driven,fuel,seller_type,transmission,owner,colour
Maruti Swift VDI,2014,345000,81500,diesel,Dealer,manual,Second Owner,Red
Hyundai i20 Sportz,2016,458000,60200,petrol,Individual,manual,First Owner,White
Honda City ZX,2019,925000,41300,petrol,Dealer,automatic,First Owner,Grey
Tata Nexon XZ,2021,1025000,28750,diesel,Dealer,automatic,First Owner,Blue
Toyota Innova Crysta 2.4,2018,1399000,118000,diesel,Dealer,manual,Third Owner,Silver
Maruti Ertiga VXI,2020,870000,52000,petrol/cng,Dealer,manual,Fourth & Above Owner,White
`;

const indian = `Brand,Model,Variant,Mfg Year,Price (Rs.),KMs,Fuel Type,Gearbox,Ownership,Colour
MARUTI,Swift,VDI,Mar-2014,"₹3,45,000","81,500 km",DIESEL,MT,2,Red
HYUNDAI,i20,Sportz,03/2016,"Rs. 4,58,000/-","60,200 kms",PETROL,Manual (5-speed),1,White
HONDA,City,ZX,2019.0,"9,25,000.00","41,300 Km",PETROL,CVT,1,Grey
TATA,Nexon,XZ,Jan 2021,"10,25,000/-","28,750",DIESEL,AMT,1,Blue
TOYOTA,Innova Crysta,2.4,2018,"INR 13,99,000",1.18 lakh km,DIESEL,5MT,3,Silver
MARUTI SUZUKI,Ertiga,VXI,12/2020,"8,70,000",52k km,CNG + Petrol,Manual,4,White
`;

const lakhs = `Car,YOM,Price (Lakh),Odometer,Fuel,Gear,Owners,Color
2014 Maruti Swift VDI,2014,3.45,81500.0,Diesel,M/T,2nd owner,Red
2016 Hyundai i20 Sportz,2016,4.58,60200.0,Petrol,M/T,1st owner,White
2019 Honda City ZX,2019,9.25,41300.0,Petrol,A/T,1st owner,Grey
2021 Tata Nexon XZ,2021,10.25 lakh,28750.0,Diesel,DCT,1st owner,Blue
2018 Toyota Innova Crysta 2.4,2018,13.99,118000.0,Diesel,M/T,3rd owner,Silver
2020 Maruti Ertiga VXI,2020,8.7,52000.0,Petrol with CNG,M/T,4th owner,White
`;

const perLakh = `Vehicle Name,Model Year,Asking Price,Km Driven,Fuel Used,Transmission Type,No. of Owners,Body Colour
Maruti Swift VDI,2014-03,3.45 lakh,81500 kilometers,Diesel,Manual,2.0,Red
Hyundai i20 Sportz,2016-11,4.58 lac,60200 kilometres,Petrol,Manual,1.0,White
Honda City ZX,2019-01,9.25 L,41300 kms,Petrol,Automatic (CVT),1.0,Grey
Tata Nexon XZ,2021-06,10.25 Lakhs,28750 KM,Diesel,Automatic (AMT),1.0,Blue
Toyota Innova Crysta 2.4,2018-02,0.1399 crore,1.18 lakh kms,Diesel,Manual,3.0,Silver
Maruti Ertiga VXI,2020-08,870k,52 thousand km,Petrol & CNG,Manual,4.0,White
`;

const camelCase = `carName,modelYear,sellingPrice,kmsDriven,fuelType,transmissionType,ownerType,exteriorColor,city
Maruti Suzuki Swift VDI,2014,345000,81500,Diesel,Manual,second,Red,Delhi
HYUNDAI i20 Sportz,2016,458000,60200,Petrol,Manual,first,White,Delhi
honda City ZX,2019,925000,41300,Petrol,Auto,first,Grey,Noida
Tata Motors Nexon XZ,2021,1025000,28750,Diesel,Auto,first,Blue,Delhi
TOYOTA Innova Crysta 2.4,2018,1399000,118000,Diesel,Manual,third,Silver,Delhi
maruti Ertiga VXI,2020,870000,52000,CNG/Petrol,Manual,fourth,White,Gurugram
`;

const capitals = `S. NO.,COMPANY,MODEL NAME,TRIM,YEAR OF MANUFACTURE,DEMAND,RUNNING,FUEL,GEAR BOX,OWNER NO.,PAINT
1,Maruti Suzuki,Swift,VDI,2014,"3,45,000","81,500",Diesel,Manual,2nd,Red
,,,,,,,,,,
2,Hyundai,i20,Sportz,2016,"4,58,000","60,200",Petrol,Manual,1st,White
3,Honda,City,ZX,2019,"9,25,000","41,300",Petrol,Automatic,1st,Grey
4,Tata,Nexon,XZ,2021,"10,25,000","28,750",Diesel,Automatic,1st,Blue
5,Toyota,Innova Crysta,2.4,2018,"13,99,000","1,18,000",Diesel,Manual,3rd,Silver
6,Maruti Suzuki,Ertiga,VXI,2020,"8,70,000","52,000",Petrol + CNG,Manual,4th,White
,,,,,"50,22,000",,,,,
`;

const inTabs = portal.replaceAll(',', '\t');
const withDecimalCommas = exported.replaceAll(',', ';').replace(/;(\d{5,7});(\d{5,6});/g, ';$1,00;$2,0;');
const withBreaks = portal
  .replace('name,', '"name",')
  .replace(/^(\w+) (.*?),/gm, '"$1\n$2",')
  .concat('Total,,5022000,,,,,,\n');

/** Ten spellings of the same six cars. */
export const tables: readonly [what: string, bytes: Buffer][] = [
  ['the names of an export', Buffer.from(exported)],
  ['a portal’s names, and a name in one column', Buffer.from(portal)],
  ['Indian figures and a variant', Buffer.from(indian)],
  ['prices in a column of lakhs', Buffer.from(lakhs)],
  ['lakhs, thousands and months', Buffer.from(perLakh)],
  ['joined words', Buffer.from(camelCase)],
  ['capitals, an empty row and a sum', Buffer.from(capitals)],
  ['tabs, in UTF-16', Buffer.from(`\uFEFF${inTabs}`, 'utf16le')],
  ['a first line sep=; and decimal commas', Buffer.from(`sep=;\r\n${withDecimalCommas}`)],
  ['line breaks in quotes, and a total', Buffer.from(withBreaks)],
  ['a workbook', readFileSync(join(import.meta.dirname, '../cars.xlsx'))],
];
