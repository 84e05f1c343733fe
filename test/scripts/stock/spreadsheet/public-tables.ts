import { workbookOf } from './workbook.ts';

/**
 * Tables with the headers of public ones, and cars that do not exist. `cars` is all that an import takes of them, `refused`
 * what it says instead.
 */
type PublicTable = { content: string | Buffer } & ({ cars: object[] } | { refused: string[] });

export const publicTables: Readonly<Record<string, PublicTable>> = {
  'CarDekho, names': {
    content: `name,year,selling_price,km_driven,fuel,seller_type,transmission,owner
Maruti Alto K10 LXI,2014,225000,54200,Petrol,Individual,Manual,First Owner
Hyundai Creta 1.6 CRDi SX,2017,985000,73100,Diesel,Dealer,Automatic,Second Owner
Tata Indica Vista Aqua,2011,120000,98500,Diesel,Individual,Manual,Fourth & Above Owner
`,
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Alto K10 LXI',
        year: 2014,
        price: 225_000,
        mileage: 54_200,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '1st',
      },
      {
        make: 'Hyundai',
        model: 'Creta 1.6 CRDi SX',
        year: 2017,
        price: 985_000,
        mileage: 73_100,
        fuel: 'Diesel',
        transmission: 'Automatic',
        owner: '2nd',
      },
      {
        make: 'Tata',
        model: 'Indica Vista Aqua',
        year: 2011,
        price: 120_000,
        mileage: 98_500,
        fuel: 'Diesel',
        transmission: 'Manual',
        owner: '4th',
      },
    ],
  },
  'CarDekho, brochure': {
    content: `name,year,selling_price,km_driven,fuel,seller_type,transmission,owner,mileage,engine,max_power,torque,seats
Maruti Ritz VDi,2013,305000,88400,Diesel,Individual,Manual,Second Owner,0.0 kmpl,1248 CC, bhp,190Nm@ 2000rpm,5.0
Maruti Wagon R CNG LXI,2016,340000,61250,CNG,Dealer,Manual,First Owner,26.6 km/kg,998 CC,58.16 bhp,77Nm@ 3500rpm,5.0
Mahindra e2o Plus P8,2018,450000,22900,Electric,Dealer,Automatic,First Owner,,,null bhp,,0
`,
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Ritz VDi',
        year: 2013,
        price: 305_000,
        mileage: 88_400,
        fuel: 'Diesel',
        transmission: 'Manual',
        owner: '2nd',
        specs: { engine: '1248 CC', torque: '190Nm@ 2000rpm', seating: '5' },
      },
      {
        make: 'Maruti Suzuki',
        model: 'Wagon R CNG LXI',
        year: 2016,
        price: 340_000,
        mileage: 61_250,
        fuel: 'CNG',
        transmission: 'Manual',
        owner: '1st',
        specs: {
          engine: '998 CC',
          power: '58.16 bhp',
          torque: '77Nm@ 3500rpm',
          mileage: '26.6 km/kg',
          seating: '5',
        },
      },
      {
        make: 'Mahindra',
        model: 'e2o Plus P8',
        year: 2018,
        price: 450_000,
        mileage: 22_900,
        fuel: 'Electric',
        transmission: 'Automatic',
        owner: '1st',
      },
    ],
  },
  'CarDekho, models without brands': {
    content: `Car_Name,Year,Selling_Price,Present_Price,Kms_Driven,Fuel_Type,Seller_Type,Transmission,Owner
ritz,2014,3.35,5.59,27000,Petrol,Dealer,Manual,0
sx4,2013,4.75,9.54,43000,Diesel,Dealer,Manual,0
wagon r,2011,2.85,4.15,5200,Petrol,Dealer,Manual,0
`,
    refused: [
      "'ritz' begins with an unknown brand, 'ritz'; write brand and model into two columns (FILE, row 2 and 2 more rows)",
    ],
  },
  'CarDekho, dimensions': {
    content: `Make,Model,Price,Year,Kilometer,Fuel Type,Transmission,Location,Color,Owner,Seller Type,Engine,Max Power,Max Torque,Drivetrain,Length,Width,Height,Seating Capacity,Fuel Tank Capacity
Honda,Amaze 1.2 VX i-VTEC,505000,2017,87150,Petrol,Manual,Pune,Grey,First,Corporate,1198 cc,87 bhp @ 6000 rpm,109 Nm @ 4500 rpm,FWD,3990,1680,1505,5,35
Toyota,Glanza G,799999,2019,37500,Petrol + CNG,Manual,Lucknow,Red,Second,Individual,1197 cc,82 bhp @ 6000 rpm,113 Nm @ 4200 rpm,FWD,3995,1745,1510,5.0,37.0
`,
    cars: [
      {
        make: 'Honda',
        model: 'Amaze 1.2 VX i-VTEC',
        year: 2017,
        price: 505_000,
        mileage: 87_150,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '1st',
        color: 'Grey',
        specs: {
          engine: '1198 cc',
          power: '87 bhp @ 6000 rpm',
          torque: '109 Nm @ 4500 rpm',
          drivetrain: 'FWD',
          seating: '5',
          fuelTank: '35',
        },
      },
      {
        make: 'Toyota',
        model: 'Glanza G',
        year: 2019,
        price: 799_999,
        mileage: 37_500,
        fuel: 'Petrol + CNG',
        transmission: 'Manual',
        owner: '2nd',
        color: 'Red',
        specs: {
          engine: '1197 cc',
          power: '82 bhp @ 6000 rpm',
          torque: '113 Nm @ 4200 rpm',
          drivetrain: 'FWD',
          seating: '5',
          fuelTank: '37',
        },
      },
    ],
  },
  Cars4U: {
    content: `,Name,Location,Year,Kilometers_Driven,Fuel_Type,Transmission,Owner_Type,Mileage,Engine,Power,Seats,New_Price,Price
0,Maruti Celerio VXI,Mumbai,2015,41000,Petrol,Manual,First,23.1 kmpl,998 CC,67.04 bhp,5.0,,3.65
1,Audi A4 2.0 TDI,Delhi,2014,68700,Diesel,Automatic,Second,0.0 kmpl,1968 CC,null bhp,5.0,52.1 Lakh,16.5
2,Land Rover Discovery Sport SE,Kochi,2018,35900,Diesel,Automatic,First,12.5 kmpl,1999 CC,177 bhp,7.0,60.12 Lakh,41.25
`,
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Celerio VXI',
        year: 2015,
        price: 365_000,
        mileage: 41_000,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '1st',
        specs: { engine: '998 CC', power: '67.04 bhp', mileage: '23.1 kmpl', seating: '5' },
      },
      {
        make: 'Audi',
        model: 'A4 2.0 TDI',
        year: 2014,
        price: 1_650_000,
        mileage: 68_700,
        fuel: 'Diesel',
        transmission: 'Automatic',
        owner: '2nd',
        specs: { engine: '1968 CC', seating: '5' },
      },
      {
        make: 'Land Rover',
        model: 'Discovery Sport SE',
        year: 2018,
        price: 4_125_000,
        mileage: 35_900,
        fuel: 'Diesel',
        transmission: 'Automatic',
        owner: '1st',
        specs: { engine: '1999 CC', power: '177 bhp', mileage: '12.5 kmpl', seating: '7' },
      },
    ],
  },
  Quikr: {
    content: `name,company,year,Price,kms_driven,fuel_type
Hyundai Santro Xing GLS,Hyundai,2008,"85,000","46,200 kms",Petrol
Maruti Suzuki Eeco 5 STR,Maruti,2015,Ask For Price,"38,000 kms",LPG
`,
    cars: [
      {
        make: 'Hyundai',
        model: 'Santro Xing GLS',
        year: 2008,
        price: 85_000,
        mileage: 46_200,
        fuel: 'Petrol',
      },
      { make: 'Maruti Suzuki', model: 'Eeco 5 STR', year: 2015, mileage: 38_000, fuel: 'LPG' },
    ],
  },
  'Cars24, a column that only its values name': {
    content: `,Car Name,Year,Distance,Owner,Fuel,Location,Drive,Type,Price
0,Maruti Baleno DELTA 1.2,2016.0,45300,1,PETROL,HR-26,Manual,HatchBack,468000
1,Hyundai Verna FLUIDIC 1.6 SX,2013.0,81200,2,DIESEL,DL-8,Manual,Sedan,352000
2,Honda WR-V VX CVT,2018.0,29800,1,PETROL,UP-14,Automatic,SUV,801000
`,
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Baleno DELTA 1.2',
        year: 2016,
        price: 468_000,
        mileage: 45_300,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '1st',
        body: 'Hatchback',
      },
      {
        make: 'Hyundai',
        model: 'Verna FLUIDIC 1.6 SX',
        year: 2013,
        price: 352_000,
        mileage: 81_200,
        fuel: 'Diesel',
        transmission: 'Manual',
        owner: '2nd',
        body: 'Sedan',
      },
      {
        make: 'Honda',
        model: 'WR-V VX CVT',
        year: 2018,
        price: 801_000,
        mileage: 29_800,
        fuel: 'Petrol',
        transmission: 'Automatic',
        owner: '1st',
        body: 'SUV',
      },
    ],
  },
  'Cars24, instalments': {
    content: `Car Brand,Model,Price,Model Year,Location,Fuel,Driven (Kms),Gear,Ownership,EMI (monthly)
Ford,FigoTITANIUM 1.5,398199,2017,Hyderabad,Diesel,58720,Manual,1,8858
Renault,KwidRXT AMT,351299,2018,Chennai,Petrol,19470,Automatic,2,7815
`,
    cars: [
      {
        make: 'Ford',
        model: 'FigoTITANIUM 1.5',
        year: 2017,
        price: 398_199,
        mileage: 58_720,
        fuel: 'Diesel',
        transmission: 'Manual',
        owner: '1st',
      },
      {
        make: 'Renault',
        model: 'KwidRXT AMT',
        year: 2018,
        price: 351_299,
        mileage: 19_470,
        fuel: 'Petrol',
        transmission: 'Automatic',
        owner: '2nd',
      },
    ],
  },
  Spinny: {
    content: `brands,models,years,fuel_types,transmissions,kms,total_owners,body_type,prices
Kia,Seltos HTX,2020,Petrol,Manual,31.5K km,1st Owner,SUV,₹11.4 Lakh
Volkswagen,Polo Highline,2016,Petrol,Manual,64.2K km,2nd Owner,Hatchback,₹4.85 Lakh
`,
    cars: [
      {
        make: 'Kia',
        model: 'Seltos HTX',
        year: 2020,
        price: 1_140_000,
        mileage: 31_500,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '1st',
        body: 'SUV',
      },
      {
        make: 'Volkswagen',
        model: 'Polo Highline',
        year: 2016,
        price: 485_000,
        mileage: 64_200,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '2nd',
        body: 'Hatchback',
      },
    ],
  },
  OLX: {
    content: `Brand,model,Year,Age,kmDriven,Transmission,Owner,FuelType,PostedDate,AdditionInfo,AskPrice
Honda,Brio,2013,11,"58,000 km",Manual,second,Petrol,Nov-24,"Honda Brio V, single hand drive, valid papers","₹ 2,15,000"
Toyota,Innova,2009,15,"1,90,000 km",Manual,first,Diesel,Jul-24,"Toyota Innova 2.5, all original","₹ 3,75,000"
`,
    cars: [
      {
        make: 'Honda',
        model: 'Brio',
        year: 2013,
        price: 215_000,
        mileage: 58_000,
        fuel: 'Petrol',
        transmission: 'Manual',
        owner: '2nd',
      },
      {
        make: 'Toyota',
        model: 'Innova',
        year: 2009,
        price: 375_000,
        mileage: 190_000,
        fuel: 'Diesel',
        transmission: 'Manual',
        owner: '1st',
      },
    ],
  },
  autoscout24: {
    content: `mileage,make,model,fuel,gear,offerType,price,hp,year
61500,BMW,320,Diesel,Automatic,Used,1850000,190,2016
18200,Toyota,Camry,Electric/Gasoline,Automatic,Used,2900000,178,2019
84000,Skoda,Octavia,Gasoline,Semi-automatic,Used,980000,-,2015
`,
    cars: [
      {
        make: 'BMW',
        model: '320',
        year: 2016,
        price: 1_850_000,
        mileage: 61_500,
        fuel: 'Diesel',
        transmission: 'Automatic',
        specs: { power: '190 hp' },
      },
      {
        make: 'Toyota',
        model: 'Camry',
        year: 2019,
        price: 2_900_000,
        mileage: 18_200,
        fuel: 'Hybrid',
        transmission: 'Automatic',
        specs: { power: '178 hp' },
      },
      {
        make: 'Skoda',
        model: 'Octavia',
        year: 2015,
        price: 980_000,
        mileage: 84_000,
        fuel: 'Petrol',
        transmission: 'Automatic',
      },
    ],
  },
  'eBay, in German': {
    content: `dateCrawled,name,seller,offerType,price,abtest,vehicleType,yearOfRegistration,gearbox,powerPS,model,kilometer,monthOfRegistration,fuelType,brand,notRepairedDamage,dateCreated,nrOfPictures,postalCode,lastSeen
2016-03-24 11:52:17,Golf_3_1.6,privat,Angebot,48000,test,limousine,1999,manuell,75,golf,150000,0,benzin,volkswagen,nein,2016-03-24,0,70435,2016-04-07
2016-03-24 10:58:45,A5_Sportback,privat,Angebot,1830000,test,coupe,2011,automatik,190,andere,125000,5,diesel,audi,ja,2016-03-24,0,66954,2016-04-07
2016-03-14 12:52:21,Fabia_1.4_TDI,privat,Angebot,360000,test,kleinwagen,2008,manuell,69,fabia,90000,7,benzin,skoda,nein,2016-03-31,0,60437,2016-04-06
`,
    refused: [
      "fuel: 'benzin' is not one of Petrol, Diesel, CNG, Petrol + CNG, Electric, Hybrid, LPG (FILE, row 2 and another row)",
      'transmission: \'manuell\' is not one of Manual, Automatic; write "Manual" (FILE, row 2 and 2 more rows)',
    ],
  },
  'a Facebook feed': {
    content: `vehicle_id,title,description,url,make,model,year,mileage.value,mileage.unit,image[0].url,image[0].tag[0],transmission,fuel_type,body_style,drivetrain,vin,condition,price,address,exterior_color,sale_price,availability,state_of_vehicle,latitude,longitude
v-101,2019 Honda City ZX,"Calm, roomy saloon",https://dealer.example/101,Honda,City ZX,2019,41300,KM,https://dealer.example/101.jpg,front,AUTOMATIC,GASOLINE,SEDAN,FWD,MAKGM652FKN101010,GOOD,575000 INR,"{addr1: '1 Ring Road', city: 'Delhi'}",Silver,,AVAILABLE,USED,28.6,77.2
v-102,2012 Ford Endeavour,Imported,https://dealer.example/102,Ford,Endeavour 3.0,2012,52000,MI,https://dealer.example/102.jpg,front,MANUAL,DIESEL,SUV,AWD,MAJAXXMRJACG12345,FAIR,740000 INR,"{addr1: '1 Ring Road', city: 'Delhi'}",Black,,AVAILABLE,USED,28.6,77.2
`,
    cars: [
      {
        make: 'Honda',
        model: 'City ZX',
        year: 2019,
        price: 575_000,
        mileage: 41_300,
        fuel: 'Petrol',
        transmission: 'Automatic',
        body: 'Sedan',
        color: 'Silver',
        description: 'Calm, roomy saloon',
        specs: { drivetrain: 'FWD' },
      },
      {
        make: 'Ford',
        model: 'Endeavour 3.0',
        year: 2012,
        price: 740_000,
        mileage: 83_686,
        fuel: 'Diesel',
        transmission: 'Manual',
        body: 'SUV',
        color: 'Black',
        description: 'Imported',
        specs: { drivetrain: 'AWD' },
      },
    ],
  },
  'a workbook with hidden sheets': {
    content: workbookOf(
      { name: 'Lists', state: 'hidden', rows: [['Fuel'], ['Petrol'], ['Diesel']] },
      {
        name: 'Stock',
        rows: [
          [
            'Make',
            'Model',
            'Variant',
            'Reg. Year',
            'KM Reading',
            'Fuel',
            'CngKit',
            'Owners',
            'Ask For Price',
          ],
          ['Maruti Suzuki', 'Dzire', 'VXI', 2018, 48_250, 'Petrol', 'Yes', 1, 520_000],
          ['Hyundai', 'i20', 'Asta', 2015, 66_400, 'Petrol', 'No', 2, 415_000],
        ],
      },
      { name: 'Costs', state: 'veryHidden', rows: [['Cost'], [390_000]] },
    ),
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Dzire VXI',
        year: 2018,
        price: 520_000,
        mileage: 48_250,
        fuel: 'Petrol + CNG',
        owner: '1st',
      },
      {
        make: 'Hyundai',
        model: 'i20 Asta',
        year: 2015,
        price: 415_000,
        mileage: 66_400,
        fuel: 'Petrol',
        owner: '2nd',
      },
    ],
  },
  'a workbook with a title': {
    content: workbookOf({
      name: 'Sheet1',
      rows: [
        ['Shree Motors: stock list of 22 November'],
        ['Sr.', 'Car Name', 'BodyStyle', 'Mfg. Year', 'KMs', 'Fuel', 'Colour', 'Final Price (INR Lakhs)'],
        [1, 'Tata Nexon XZ+', 'Compact SUV', 2019, 52_300, 'Diesel', 'Blue', 7.25],
        [2, 'Mahindra XUV500 W8', 'SUV', 2016, 91_000, 'Diesel', 'N/A', 6.4],
      ],
    }),
    cars: [
      {
        make: 'Tata',
        model: 'Nexon XZ+',
        year: 2019,
        price: 725_000,
        mileage: 52_300,
        fuel: 'Diesel',
        body: 'Compact SUV',
        color: 'Blue',
      },
      {
        make: 'Mahindra',
        model: 'XUV500 W8',
        year: 2016,
        price: 640_000,
        mileage: 91_000,
        fuel: 'Diesel',
        body: 'SUV',
      },
    ],
  },
  'a workbook of lakhs': {
    content: workbookOf({
      name: 'Cars',
      rows: [
        ['Model', 'Year of Mfg', 'Kilometres', 'Fuel', 'Transmission', 'Listed Price'],
        ['Maruti Ertiga ZXI', 2019, '71,500 km', 'Petrol/CNG', 'MT', 8.15],
        ['Honda Jazz VX', 2015, '60,100 km', 'Petrol', 'CVT', 4],
        ['Jeep Compass Limited', 2018, '49,900 km', 'Diesel', 'AT', 12.5],
      ],
    }),
    cars: [
      {
        make: 'Maruti Suzuki',
        model: 'Ertiga ZXI',
        year: 2019,
        price: 815_000,
        mileage: 71_500,
        fuel: 'Petrol + CNG',
        transmission: 'Manual',
      },
      {
        make: 'Honda',
        model: 'Jazz VX',
        year: 2015,
        price: 400_000,
        mileage: 60_100,
        fuel: 'Petrol',
        transmission: 'Automatic',
      },
      {
        make: 'Jeep',
        model: 'Compass Limited',
        year: 2018,
        price: 1_250_000,
        mileage: 49_900,
        fuel: 'Diesel',
        transmission: 'Automatic',
      },
    ],
  },
};
