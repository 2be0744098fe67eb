export const hebrew = {
  name: 'דנה לוי',
  title: 'אדריכלית',
  company: 'סטודיו לוי',
  city: 'חיפה',
  street: 'הנביאים',
  notes: 'להשאיר אצל השכנים',
};
