CREATE INDEX "users_paying" ON "users" USING btree ("paid_package","paid_until") WHERE "users"."paid_until" is not null and "users"."demo_ends_at" is null;--> statement-breakpoint
CREATE INDEX "physical_orders_material" ON "physical_orders" USING btree ("material","id");--> statement-breakpoint
CREATE INDEX "physical_orders_delivery" ON "physical_orders" USING btree ("delivery","id");