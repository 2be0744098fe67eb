/** Common names and words of businesses, as their owners write them in Latin letters. */
const known = `
אבי avi אביב aviv אבנר avner אברהם avraham אדם adam אהרון aharon אורי uri אוריאל uriel אורית orit אורלי orly אור or
אושרית oshrit אייל eyal אילן ilan אילנה ilana איריס iris איתי itay איתמר itamar אלון alon אלי eli אליהו eliyahu אלכס alex
אלה ella אמיר amir אנה anna אסף asaf אסתר ester אפרת efrat אריאל ariel אריה arye אורן oren בועז boaz בני beni בר bar
ברק barak בתיה batya גבי gabi גדי gadi גיא guy גיל gil גילה gila גליה galia גלית galit גל gal דבורה dvora דוד david
דודו dudu דורון doron דור dor דורית dorit דינה dina דנה dana דני dani דניאל daniel דפנה dafna הדס hadas הדר hadar
הילה hila הילית hilit ורד vered זאב zeev זהבה zehava זיו ziv חגית hagit חוה hava חיים haim חן chen חנה hana טל tal
טלי tali טליה talia יאיר yair יהודה yehuda יהודית yehudit יובל yuval יוסי yossi יוסף yosef יונתן yonatan יורם yoram
יעל yael יעקב yaakov יצחק yitzhak ירון yaron ירדן yarden ישי yishai ישראל israel כרמל carmel כרמית karmit לאה lea
לי lee ליאור lior ליאת liat לילך lilach לירון liron לימור limor מאיר meir מאיה maya מיה mia מיכאל michael מיכל michal
מירב merav מיטל meital מורן moran מור mor מוטי moti מנחם menachem משה moshe מתן matan נגה noga נועה noa נועם noam
נורית nurit ניר nir נטע neta נילי nili נעמה naama נעמי naomi נמרוד nimrod סיון sivan סיגל sigal סתיו stav עדי adi
עדן eden עדנה edna עודד oded עומר omer עומרי omri עופר ofer ענבל inbal ענת anat עמית amit ערן eran פנינה pnina
צבי zvi צביקה zvika ציפי tzipi קרן keren קובי kobi רבקה rivka רוני roni רונן ronen רון ron רות ruth רותי ruti
רותם rotem רחל rachel רינה rina ריקי riki רם ram רן ran רעות reut שגיא sagi שי shay שיר shir שירה shira שירי shiri
שירלי shirly שושנה shoshana שחר shahar שלום shalom שלומית shlomit שלמה shlomo שמואל shmuel שמעון shimon שני shani
שרון sharon שרה sara תומר tomer תמי tami תמר tamar תמיר tamir אברמוב abramov אוחנה ohana אזולאי azulay
אלבז elbaz אלמוג almog אשכנזי ashkenazi ביטון biton בן ben ברוך baruch ברקוביץ berkovich גבאי gabay גולן golan
גולדברג goldberg גולדשטיין goldstein גרין green דהן dahan הלוי halevi וקנין vaknin זוהר zohar חדד hadad חזן hazan
חמו hemo יוספי yosefi כהן cohen כץ katz לביא lavi לוי levi מזרחי mizrahi מלכה malka מלול malul משיח mashiach נחום nahum
נחמיאס nahmias סבג sabag סויסה suissa עמר amar פרידמן friedman פרץ peretz קליין klein רוזן rosen רוזנברג rosenberg
רביבו revivo שושן shoshan שפירא shapira שרעבי sharabi שטרן stern שוורץ schwartz
אדריכלות adrichalut אופנה ofna אינסטלציה instalatzia בית beit ביטוח bituach בניין binyan גינון ginun גלריה gallery
גן gan דין din הנדסה handasa חשמל hashmal יופי yofi ייעוץ yeutz ילדים yeladim מאפייה maafiya מוסך musach
מוסיקה musica מוזיקה musica מכון machon מספרה mispara מסעדה misada מרכז merkaz נדלן nadlan נגרות nagarut
סטודיו studio ספר sefer עורך orech עורכת orechet עיצוב itzuv פיצה pizza פרחים prachim צילום tzilum קוסמטיקה cosmetica
קליניקה clinic קפה cafe קונדיטוריה konditoria רופא rofe שיניים shinayim שירותים sherutim תכשיטים tachshitim דר dr`;

const words = known.trim().split(/\s+/);

/** Latin spelling by Hebrew word. */
export const latinSpellings: ReadonlyMap<string, string> = new Map(
  words.flatMap((word, index) => (index % 2 === 0 ? [[word, words[index + 1] ?? ''] as const] : [])),
);
