import type { PointDraft } from '../points-contract.ts';

/** City, shop and street, each in Hebrew and English. The shops are invented. */
const rows = [
  'תל אביב|Tel Aviv|קיוסק הפינה|The Corner Kiosk|דיזנגוף 100|100 Dizengoff St',
  'תל אביב|Tel Aviv|מכולת השדרה|The Avenue Grocery|אבן גבירול 140|140 Ibn Gabirol St',
  'ירושלים|Jerusalem|ספרי הרחוב|Street Books|יפו 210|210 Jaffa Rd',
  'ירושלים|Jerusalem|מכולת המושבה|Moshava Grocery|עמק רפאים 70|70 Emek Refaim St',
  'חיפה|Haifa|כלבו הכרמל|Carmel Store|שדרות הנשיא 150|150 HaNassi Blvd',
  'ראשון לציון|Rishon LeZion|פרחי המושבה|Moshava Flowers|רוטשילד 90|90 Rothschild St',
  'פתח תקווה|Petah Tikva|קיוסק המייסדים|Founders’ Kiosk|חובבי ציון 60|60 Hovevei Zion St',
  'אשדוד|Ashdod|מכולת הנמל|Harbour Grocery|רוגוזין 40|40 Rogozin St',
  'נתניה|Netanya|כלבו המצוק|Cliff Store|הרצל 80|80 Herzl St',
  'באר שבע|Beersheba|קיוסק הנגב|Negev Kiosk|רגר 120|120 Rager Blvd',
  'בני ברק|Bnei Brak|ספרי המאור|HaMaor Books|רבי עקיבא 130|130 Rabbi Akiva St',
  'חולון|Holon|פרחי העיר|City Flowers|סוקולוב 75|75 Sokolov St',
  'רמת גן|Ramat Gan|מכולת היהלום|Diamond Grocery|ביאליק 85|85 Bialik St',
  'אשקלון|Ashkelon|קיוסק החוף|Beach Kiosk|בן גוריון 50|50 Ben Gurion Blvd',
  'רחובות|Rehovot|כלבו הפרדס|Orchard Store|הרצל 190|190 Herzl St',
  'כפר סבא|Kfar Saba|פרחי הכפר|Village Flowers|ויצמן 110|110 Weizmann St',
  'הרצליה|Herzliya|קיוסק המרינה|Marina Kiosk|סוקולוב 60|60 Sokolov St',
  'מודיעין|Modi’in|מכולת העמק|Valley Grocery|עמק דותן 30|30 Emek Dotan St',
  'רעננה|Ra’anana|ספרי אחוזה|Ahuza Books|אחוזה 160|160 Ahuza St',
  'נצרת|Nazareth|קיוסק המעיין|Spring Kiosk|פאולוס השישי 45|45 Paulus VI St',
  'עפולה|Afula|מכולת גבעת המורה|HaMoreh Grocery|ארלוזורוב 25|25 Arlozorov St',
  'כרמיאל|Karmiel|כלבו הגליל|Galilee Store|נשיאי ישראל 35|35 Nesi’ei Israel Blvd',
  'טבריה|Tiberias|קיוסק הטיילת|Promenade Kiosk|הגליל 30|30 HaGalil St',
  'קריית שמונה|Kiryat Shmona|פרחי הצפון|Northern Flowers|תל חי 55|55 Tel Hai Blvd',
  'אילת|Eilat|קיוסק האלמוג|Coral Kiosk|התמרים 65|65 HaTmarim Blvd',
];

export const seededPoints: readonly PointDraft[] = rows.map((row) => {
  const [cityHe = '', cityEn = '', nameHe = '', nameEn = '', streetHe = '', streetEn = ''] = row.split('|');
  return {
    city: { he: cityHe, en: cityEn },
    name: { he: nameHe, en: nameEn },
    street: { he: streetHe, en: streetEn },
    isHidden: false,
  };
});
