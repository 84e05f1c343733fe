// Written from the stock: see shared/README.md.

export const carFeatures: Readonly<Record<string, readonly string[]>> = {
"1": ["Panoramic sunroof","Dual front airbags with ABS","Automatic climate control","Push-button start","LED headlamps","Rear AC vents"],
"2": ["Two front airbags","ABS with EBD","Bluetooth audio system","Audio buttons on the steering wheel","Power windows front and rear","Electrically adjustable mirrors"],
"4": ["Electric sunroof","Six airbags","LED headlamps","Paddle shifters","Cruise control","Leather upholstery","Seven-inch touchscreen with reversing camera","Push-button start"],
"8": ["Air vents for the rear seat","Bluetooth audio","Audio buttons on the steering wheel","Front fog lamps","Remote central locking"],
"10": ["Factory-fitted S-CNG","Driver airbag","ABS with EBD","Reversing sensors","Front power windows"],
"11": ["Captain seats in the second row","Automatic climate control","Touchscreen with reversing camera","LED projector headlamps","Three airbags","Alloy wheels"],
"12": ["Touchscreen with navigation","Reversing camera","Cruise control","Electronic stability programme","Disc brakes on all four wheels","Seventeen-inch alloy wheels"],
"14": ["Seven-inch touchscreen with Harman speakers","Apple CarPlay and Android Auto","Automatic climate control","Rear AC vents","Reversing camera","Cruise control","Diamond-cut alloy wheels"],
"15": ["Seven-inch MediaNav touchscreen","Bluetooth","Digital instrument cluster","Front fog lamps","Front power windows","Remote central locking"],
"18": ["Factory-fitted CNG","Roof-mounted AC for the second row","Sliding second row","Two front airbags","ABS with EBD","Bluetooth audio","Reversing sensors"],
"19": ["Seven-inch touchscreen","Apple CarPlay and Android Auto","Reversing camera","Push-button start","Automatic climate control","Rear AC vents","Rear sunblind","Cruise control"],
"23": ["Seven-inch SmartPlay Studio touchscreen","Push-button start with smart key","Automatic climate control","Two front airbags","ABS with EBD","Alloy wheels"],
"24": ["Climatronic automatic air conditioning","Two front airbags","ABS","Alloy wheels","Front fog lamps","Height-adjustable driver seat","Tilt and telescopic steering"],
"25": ["Projector headlamps with LED daytime running lights","Touchscreen with MirrorLink","Cruise control","Automatic climate control","Rear AC vents","Two front airbags"],
"27": ["Automatic climate control","Two front airbags","ABS with EBD","Alloy wheels","Power-folding mirrors","Steering-mounted audio controls"],
"28": ["Projector headlamps","Touchscreen with GPS navigation","Cruise control","Tyre pressure monitoring","Rain-sensing wipers","Two front airbags","ABS","17-inch alloy wheels"],
"29": ["LED headlamps with daytime running lights","Leather upholstery","Powered driver seat","Powered tailgate","Push-button start","Reverse camera","17-inch alloy wheels"],
"30": ["Factory-fitted CNG kit","Sliding rear doors","Air conditioner with heater","Reclining front seats"],
"35": ["Eight-inch touchscreen","Wireless Apple CarPlay and Android Auto","Seven-inch digital instrument cluster","Reverse camera","Push-button start","Two front airbags","16-inch diamond-cut alloy wheels"],
"37": ["Eight-inch touchscreen with Apple CarPlay and Android Auto","Reverse camera","Push-button start with smart key","Rear AC vents","Two front airbags","Roof rails"],
"39": ["10.4-inch portrait touchscreen","iSMART connected-car services","LED headlamps","Six-way powered driver seat","Electric parking brake","Leather upholstery","17-inch alloy wheels"],
"42": ["Automatic climate control","Two front airbags","ABS with EBD","Alloy wheels","Steering-mounted audio controls"],
"44": ["Air conditioner","Front power windows","Follow-me-home headlamps","Mobile docking station"],
"45": ["Harman touchscreen with eight speakers","Reverse camera with parking sensors","Automatic climate control","Projector headlamps","Two front airbags","ABS with EBD","Alloy wheels"],
"46": ["Electric sunroof","Eight-inch touchscreen with Apple CarPlay and Android Auto","Bluelink connected-car services","Cruise control","Automatic climate control","Rear AC vents","Reverse camera","Two front airbags"]
};
