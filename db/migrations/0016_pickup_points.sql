CREATE TABLE "pickup_points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pickup_points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"city" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"street" jsonb NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL
);
