import { texts } from '#i18n/texts.ts';

/** The largest cities, as suggestions; any other place can be typed. */
export const citiesTexts = texts('cities', {
  names: [
    'ירושלים|תל אביב־יפו|חיפה|ראשון לציון|פתח תקווה|אשדוד|נתניה|באר שבע|בני ברק|חולון|רמת גן|אשקלון|רחובות|בת ים|בית שמש|כפר סבא|הרצליה|חדרה|מודיעין־מכבים־רעות|לוד|רמלה|רעננה|רהט|הוד השרון|גבעתיים|קריית אתא|נהרייה|קריית גת|ביתר עילית|נצרת|אום אל־פחם|קריית מוצקין|אילת|עפולה|ראש העין|נס ציונה|עכו|אלעד|רמת השרון|כרמיאל|יבנה|טבריה|טייבה|קריית ביאליק|קריית אונו|נוף הגליל|מודיעין עילית|שפרעם|צפת|קריית ים|דימונה|נתיבות|אור יהודה|אופקים|גבעת שמואל|מעלה אדומים|טמרה|סח׳נין|באקה אל־גרביה|יהוד־מונוסון|אריאל|ערד|שדרות|קריית שמונה|זיכרון יעקב|מגדל העמק|טירת כרמל|יקנעם עילית|קריית מלאכי|גן יבנה|כפר יונה|פרדס חנה־כרכור|מבשרת ציון|שוהם',
    'Jerusalem|Tel Aviv-Yafo|Haifa|Rishon LeZion|Petah Tikva|Ashdod|Netanya|Beersheba|Bnei Brak|Holon|Ramat Gan|Ashkelon|Rehovot|Bat Yam|Beit Shemesh|Kfar Saba|Herzliya|Hadera|Modi’in-Maccabim-Re’ut|Lod|Ramla|Ra’anana|Rahat|Hod HaSharon|Giv’atayim|Kiryat Ata|Nahariya|Kiryat Gat|Beitar Illit|Nazareth|Umm al-Fahm|Kiryat Motzkin|Eilat|Afula|Rosh HaAyin|Ness Ziona|Acre|El’ad|Ramat HaSharon|Karmiel|Yavne|Tiberias|Tayibe|Kiryat Bialik|Kiryat Ono|Nof HaGalil|Modi’in Illit|Shefa-Amr|Safed|Kiryat Yam|Dimona|Netivot|Or Yehuda|Ofakim|Giv’at Shmuel|Ma’ale Adumim|Tamra|Sakhnin|Baqa al-Gharbiyye|Yehud-Monosson|Ariel|Arad|Sderot|Kiryat Shmona|Zikhron Ya’akov|Migdal HaEmek|Tirat Carmel|Yokneam Illit|Kiryat Malakhi|Gan Yavne|Kfar Yona|Pardes Hanna-Karkur|Mevaseret Zion|Shoham',
  ],
});
