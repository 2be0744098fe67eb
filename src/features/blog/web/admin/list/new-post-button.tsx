import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { blogAdminTexts } from '../admin-texts.ts';
import { NewPostForm } from './new-post-form.tsx';

export function NewPostButton() {
  const t = useTexts(blogAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button size="sm">
          <Plus aria-hidden="true" />
          {t('blogAdmin.make.button')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('blogAdmin.make.title')} description={t('blogAdmin.make.text')}>
        <NewPostForm onBack={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
